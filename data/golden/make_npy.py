"""Make npy/: files a .npy reader must accept, and files it must refuse.

Run by make.py; `python make_npy.py` makes npy/ alone and needs NumPy alone.
Every good file is read back by NumPy and compared before it is listed.
"""
import io
import itertools
import pathlib
import struct
import warnings

import numpy as np

MAGIC = b"\x93NUMPY"
PLAIN = "{'descr': '<f8', 'fortran_order': False, 'shape': (2, 3), }"


def ramp(shape):
    """0.5 * index - 1 in C order: exact in half, single and double."""
    return (0.5 * np.arange(np.prod(shape)) - 1).reshape(shape)


def frame(header, data=None, version=(1, 0), align=64):
    """A file from a header text: padded, framed, followed by the data."""
    size = "<H" if version[0] == 1 else "<I"
    text = header.encode("latin1") + b" " * (align - 1)
    start = len(MAGIC) + 2 + struct.calcsize(size)
    stop = (start + len(header) + 1 + align - 1) // align * align - start - 1
    text = text[:stop] + b"\n"
    if data is None:
        data = ramp((2, 3)).tobytes()
    return MAGIC + bytes(version) + struct.pack(size, len(text)) + text + data


def header(descr="'<f8'", order="False", shape="(2, 3)"):
    return (f"{{'descr': {descr}, 'fortran_order': {order}, "
            f"'shape': {shape}, }}")


def written(array, version=(1, 0)):
    """The bytes NumPy itself writes."""
    out = io.BytesIO()
    np.lib.format.write_array(out, array, version)
    return out.getvalue()


def good_by_numpy():
    """Name, bytes, what: all dtypes x byte orders x orders x versions."""
    kinds = itertools.product((2, 4, 8), ("little", "big"), "CF", (1, 2, 3))
    for size, end, order, version in kinds:
        mark = {"little": "<", "big": ">"}[end]
        array = ramp((2, 3)).astype(f"{mark}f{size}", order=order)
        layout = {"C": "c", "F": "fortran"}[order]
        yield (f"f{size}_{end}_{layout}_v{version}",
               written(array, (version, 0)), "ramp",
               f"{size}-byte floats, {end} endian, {order} order, "
               f"version {version}.0")
    for shape, dtype, order in (((2, 3, 5), "<f8", "C"),
                                ((2, 3, 5), ">f4", "F"),
                                ((2, 3, 5, 7), "<f2", "C"),
                                ((2, 3, 5, 7), "<f8", "F"),
                                ((0, 3), "<f8", "C"), ((3, 0), "<f4", "C"),
                                ((2, 0, 5, 7), ">f2", "C"),
                                ((1, 1), "<f8", "C"), ((1, 7), "<f8", "C")):
        name = "x".join(map(str, shape)) + f"_{order.lower()}"
        array = ramp(shape).astype(dtype, order=order)
        yield name, written(array), "ramp", f"{dtype}, {order} order"


def halves():
    return [0, -0.0, 2**-24, -2**-24, 1023 * 2**-24, 2**-14, 65504, -65504,
            1, 1 + 2**-10, 1 - 2**-11, np.inf, -np.inf, np.nan]


def singles():
    f = np.finfo(np.float32)
    return [0, -0.0, 2**-149, -2**-149, f.tiny - 2**-149, f.tiny, f.max,
            f.min, 1, 1 + f.eps, np.float32(0.1), np.inf, -np.inf, np.nan]


def good_specials():
    """Subnormals, largest, infinities, NaN; a twin holds them as double."""
    for size, values in ((2, halves()), (4, singles())):
        twin = np.array(values, "f8").reshape(2, 7)
        yield (f"special_f{size}_as_f8", written(twin), "own",
               f"the values of special_f{size}_* as doubles")
        for mark, end in (("<", "little"), (">", "big")):
            yield (f"special_f{size}_{end}",
                   written(twin.astype(f"{mark}f{size}")),
                   f"special_f{size}_as_f8.npy",
                   "zeros, subnormals, largest, infinities, NaN")


def good_by_hand():
    """Headers that NumPy writes no longer, or that others write."""
    column = ramp((2, 3)).tobytes("F")
    shuffled = "{'shape': (2, 3), 'fortran_order': False, 'descr': '<f8'}"
    yield "long_sizes", frame(header(shape="(2L, 3L)")), "sizes as 2L"
    yield "long_sizes_4d", frame(
        header(shape="(2L, 3L, 5L, 7L)"), ramp((2, 3, 5, 7)).tobytes()), \
        "four sizes as 2L"
    yield "double_quotes", frame(PLAIN.replace("'", '"')), "double quotes"
    yield "mixed_quotes", frame(PLAIN.replace("'<f8'", '"<f8"')), \
        "both kinds of quotes"
    yield "other_key_order", frame(shuffled), "shape first, descr last"
    yield "fortran_first", frame(
        "{'fortran_order': True, 'shape': (2, 3), 'descr': '<f8'}", column), \
        "fortran_order first and true"
    yield "no_last_comma", frame(PLAIN.replace(", }", "}")), \
        "no comma before the brace"
    yield "comma_in_shape", frame(header(shape="(2, 3,)")), \
        "a comma after the last size"
    yield "no_spaces", frame(PLAIN.replace(" ", "")), "no space in the header"
    yield "more_spaces", frame(
        "{ 'descr' : '<f8' , 'fortran_order' : False , "
        "'shape' : ( 2 , 3 ) , } "), "spaces wherever they may stand"
    yield "padded_to_16", frame(PLAIN, align=16), "the older alignment of 16"
    yield "not_padded", frame(PLAIN, align=1), "no padding, odd data offset"
    yield "long_padding", frame(PLAIN, align=4096), "4 KiB of padding"
    yield "long_padding_v2", frame(PLAIN, version=(2, 0), align=4096), \
        "4 KiB of padding in version 2.0"
    yield "not_padded_v3", frame(PLAIN, version=(3, 0), align=1), \
        "no padding in version 3.0"


def good_files():
    yield from good_by_numpy()
    yield from good_specials()
    for name, content, what in good_by_hand():
        yield name, content, "ramp", what


def good_row(name, content, values, what):
    """The index row, after NumPy has read the file and agreed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")     # sizes as 2L
        a = np.load(io.BytesIO(content))
    if values == "ramp":
        assert np.array_equal(a, ramp(a.shape)), name
    big = int(a.dtype.str[0] == ">")
    return (f"{name}.npy", a.ndim, ",".join(map(str, a.shape)), what,
            a.itemsize, big, values)


def bad_frames():
    """Files cut short, or whose frame is wrong."""
    good = frame(PLAIN)
    archive = io.BytesIO()
    np.savez(archive, a=ramp((2, 3)))
    text = len(frame(PLAIN, b""))
    v2 = MAGIC + b"\x02\x00"
    yield "empty", b"", "empty", "no byte at all"
    yield "magic_cut", good[:4], "magic", "four bytes"
    yield "magic_wrong", b"\x93NUMPX" + good[6:], "magic", "another letter"
    yield "magic_text", b"1,2,3\n4,5,6\n", "magic", "a text file"
    yield "archive_npz", archive.getvalue(), "npz", "an archive of arrays"
    yield "version_cut", good[:7], "version", "half of the version"
    for major, minor in ((0, 9), (1, 1), (4, 0), (255, 255)):
        yield (f"version_{major}_{minor}",
               MAGIC + bytes((major, minor)) + good[8:], "version",
               "no such version")
    yield "length_cut", good[:9], "header", "half of the header's length"
    yield "length_cut_v2", v2 + b"\x76\x00", "header", \
        "half of the header's length, version 2.0"
    yield "length_zero", MAGIC + b"\x01\x00\x00\x00", "header", \
        "a header of no bytes"
    yield "length_past_end", good[:8] + b"\xff\xff" + good[10:], "header", \
        "the header would end after the file"
    yield "length_huge", v2 + b"\xff\xff\xff\xff" + good[10:], "header", \
        "a header of 4 GiB"
    yield "header_cut", good[:60], "header", "the file ends in the header"
    yield "header_blank", frame(""), "header", "only spaces"
    yield "data_cut", good[:-1], "data", "one byte short"
    yield "data_none", good[:text], "data", "no data"
    yield "data_far_too_few", frame(header(shape="(1048576, 64)")), \
        "data", "claims 512 MiB and holds 48 bytes"
    yield "data_too_few_fortran", frame(
        header(order="True", shape="(1048576, 64)")), "data", \
        "the same in Fortran order"
    yield "trailing_byte", good + b"\x00", "trailing", "one byte too many"
    yield "trailing_newline", good + b"\n", "trailing", "a newline too many"
    yield "trailing_after_none", frame(header(shape="(0, 3)")), "trailing", \
        "data where the shape says none"


def bad_headers():
    """Headers that are no dictionary of exactly the three keys."""
    yield "header_nul", PLAIN.replace(", }", ",\0}"), "header", "a NUL byte"
    yield "header_not_ascii", PLAIN.replace(", }", ", \xa0}"), "header", \
        "a no-break space"
    yield "header_list", "['descr', 'fortran_order', 'shape']", "header", \
        "a list, not a dictionary"
    yield "header_brace_missing", PLAIN[:-1], "header", "no closing brace"
    yield "header_brace_twice", PLAIN + "}", "header", "one brace too many"
    yield "header_text_after", PLAIN + " 1", "header", \
        "text after the dictionary"
    yield "header_quote_missing", PLAIN.replace("'shape'", "'shape"), \
        "header", "a quote that is not closed"
    yield "header_colon_missing", PLAIN.replace("r':", "r' "), "header", \
        "no colon after a key"
    yield "header_comma_missing", PLAIN.replace("'<f8',", "'<f8' "), \
        "header", "no comma between entries"
    yield "header_comma_twice", PLAIN.replace(", }", ",, }"), "header", \
        "two commas"
    yield "key_missing_descr", PLAIN.replace("'descr': '<f8', ", ""), \
        "descr", "no descr"
    yield "key_missing_fortran_order", PLAIN.replace(
        "'fortran_order': False, ", ""), "fortran_order", "no fortran_order"
    yield "key_missing_shape", PLAIN.replace(", 'shape': (2, 3)", ""), \
        "shape", "no shape"
    yield "header_word_longer", PLAIN.replace("False", "Falsehood"), \
        "header", "a word that begins with False"
    yield "key_missing_all", "{}", "key", "an empty dictionary"
    yield "key_extra", PLAIN.replace("}", "'extra': 1}"), "key", \
        "a fourth key"
    yield "key_twice", PLAIN.replace("}", "'descr': '<f8'}"), "key", \
        "descr twice"
    yield "key_shape_twice", PLAIN.replace("}", "'shape': (3, 2)}"), "key", \
        "shape twice, with another value"
    yield "key_capital", PLAIN.replace("'shape'", "'Shape'"), "key", \
        "Shape with a capital letter"
    yield "key_longer", PLAIN.replace("'shape'", "'shapes'"), "key", \
        "a key that begins with shape"
    yield "key_shorter", PLAIN.replace("'shape'", "'shap'"), "key", \
        "a key that shape begins with"


def bad_values():
    """Name, keyword arguments of header(), reason, what."""
    for name, descr in (
            ("i4", "'<i4'"), ("u8", "'<u8'"), ("c8", "'<c8'"),
            ("object", "'|O'"), ("b1", "'|b1'"), ("U1", "'<U1'"),
            ("S8", "'|S8'"), ("f16", "'<f16'"), ("f3", "'<f3'"),
            ("f44", "'<f44'"), ("cut", "'<f'"), ("nothing", "''"),
            ("M8", "'<M8[ns]'"), ("structured", "[('a', '<f4')]"),
            ("escape", "'<f4\x1b[31m'"), ("number", "8")):
        yield f"dtype_{name}", dict(descr=descr), "dtype", \
            f"descr {ascii(descr)[1:-1]}"
    for name, shape in (("0", "()"), ("1", "(6,)"), ("5", "(1, 1, 1, 2, 3)"),
                        ("33", "(" + "1, " * 33 + ")")):
        yield f"axes_{name}", dict(shape=shape), "axes", f"{name} axes"
    for name, shape in (("list", "[2, 3]"), ("number", "6"),
                        ("text", "'(2, 3)'"), ("negative", "(-2, -3)"),
                        ("real", "(2.0, 3)"), ("sum", "(1+1, 3)"),
                        ("name", "(two, 3)"), ("open", "(2, 3"),
                        ("no_comma", "(2 3)"), ("only_comma", "(,)"),
                        ("hexadecimal", "(0x2, 3)"), ("none", "None")):
        yield f"shape_{name}", dict(shape=shape), "shape", f"shape {shape}"
    for name, shape in (("product", f"({2**40}, {2**40})"),
                        ("bytes", f"({2**61}, 1)"),
                        ("exactly_2_64", f"({2**32}, {2**32})"),
                        ("number", f"({2**64}, 1)"),
                        ("wraps_to_6", f"({2**64 + 2}, 3)"),
                        ("digits", "(" + "9" * 40 + ", 3)")):
        yield f"size_{name}", dict(shape=shape), "size", f"shape {shape}"
    for name, order in (("1", "1"), ("text", "'False'"), ("lower", "false"),
                        ("none", "None")):
        yield f"order_{name}", dict(order=order), "fortran_order", \
            f"fortran_order {order}"


def bad_files():
    yield from bad_frames()
    for name, text, reason, what in bad_headers():
        yield name, frame(text), reason, what
    for name, values, reason, what in bad_values():
        yield name, frame(header(**values)), reason, what


def table(path, columns, rows):
    with open(path, "w", encoding="ascii") as out:
        for row in (columns, *rows):
            print(*row, sep="\t", file=out)


def main(folder):
    bad = folder / "bad"
    bad.mkdir(parents=True, exist_ok=True)
    rows = []
    for name, content, *rest in good_files():
        rows.append(good_row(name, content, *rest))
        (folder / f"{name}.npy").write_bytes(content)
    table(folder / "good.tsv", ("file", "ndim", "shape", "what", "item_size",
                                "big_endian", "values"), rows)
    rows = []
    for name, content, reason, what in bad_files():
        (bad / f"{name}.npy").write_bytes(content)
        rows.append((f"{name}.npy", reason, what))
    table(bad / "bad.tsv", ("file", "reason", "what"), rows)


if __name__ == "__main__":
    main(pathlib.Path(__file__).resolve().parent / "npy")
