"""Make every file of this folder again, beside this script.

    python3 -m venv /tmp/golden
    /tmp/golden/bin/pip install -r requirements.txt
    /tmp/golden/bin/python make.py

The numbers come from NumPy and PyTorch, not from the program that is tested
against them. What each file is, and its licence: ../README.md.
"""
import math
import pathlib
import sys

import numpy as np
import torch
from torch.nn.functional import scaled_dot_product_attention

sys.dont_write_bytecode = True
import make_masks  # noqa: E402
import make_npy  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def softmax(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def attend(q, k, v, visible=True):
    """The formula in double, for any leading axes and grouped heads."""
    q, k, v = (a.astype(np.float64) for a in (q, k, v))
    if k.ndim > 2:
        group = q.shape[-3] // k.shape[-3]
        k, v = (np.repeat(a, group, axis=-3) for a in (k, v))
    scores = q @ np.swapaxes(k, -2, -1) / math.sqrt(q.shape[-1])
    if scores.size == 0:            # no key (or no query): nothing to share
        weights = scores
    else:
        weights = softmax(np.where(visible, scores, -np.inf))
    return weights @ v, weights


def save(name, array):
    np.save(HERE / f"{name}.npy", np.ascontiguousarray(array))


def numpy_numbers():
    """Five tokens of width 8; plain, causal, and with four heads of 2."""
    rng = np.random.default_rng(0)
    n, d, heads = 5, 8, 4
    part = {"X": rng.normal(size=(n, d))}
    for name in ("W_Q", "W_K", "W_V"):
        part[name] = rng.normal(scale=0.3, size=(d, d))
    q, k, v = (part["X"] @ part["W_" + c] for c in "QKV")
    part.update(Q=q, K=k, V=v)
    part["Y"], part["A"] = attend(q, k, v)
    part["Y_causal"], part["A_causal"] = attend(q, k, v, np.tri(n, dtype=bool))

    for name in ("W_Q", "W_K", "W_V"):
        part["heads4_" + name] = rng.normal(scale=0.3, size=(heads, d, 2))
    part["heads4_W_O"] = rng.normal(scale=0.3, size=(d, d))
    q, k, v = (part["X"] @ part["heads4_W_" + c] for c in "QKV")
    y, part["heads4_A"] = attend(q, k, v)
    part.update(heads4_Q=q, heads4_K=k, heads4_V=v, heads4_Y=y)
    part["heads4_out"] = np.concatenate(list(y), axis=-1) @ part["heads4_W_O"]
    for name, array in part.items():
        save("numpy_" + name, array)


def torch_numbers():
    """Five tokens of width 8 in float, through PyTorch's own attention."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    n, d = 5, 8
    part = {"X": torch.randn(1, n, d)}
    for name in ("W_Q", "W_K", "W_V"):
        part[name] = torch.randn(d, d) / math.sqrt(d)
    spread = [(width, torch_spread(width)) for width in (8, 512)]

    q, k, v = (part["X"] @ part["W_" + c] for c in "QKV")
    part.update(Q=q, K=k, V=v)
    part["sdpa"] = scaled_dot_product_attention(q, k, v)
    part["sdpa_causal"] = scaled_dot_product_attention(q, k, v, is_causal=True)
    scores = q @ k.mT / math.sqrt(d)
    future = torch.ones(n, n, dtype=torch.bool).triu(1)
    part["weights"] = scores.softmax(-1)
    part["weights_causal"] = scores.masked_fill(future, -math.inf).softmax(-1)
    for name, tensor in part.items():
        save("torch_" + name, tensor.reshape(tensor.shape[-2:]).numpy())
    return spread


def torch_spread(width):
    """Standard deviation (ddof 1) of 10,000 dot products, raw and scaled."""
    q, k = torch.randn(10000, width), torch.randn(10000, width)
    dots = (q * k).sum(-1)
    return dots.std().item(), (dots / math.sqrt(width)).std().item()


def torch_heads():
    """Two sequences of five tokens, width 12, four heads of 3; causal or not.

    One linear layer makes queries, keys and values side by side.  Its weights
    are also those of PyTorch's own module.  Then the same queries with two
    heads of keys and values.
    """
    torch.manual_seed(1)
    b, n, d, heads, key_heads = 2, 5, 12, 4, 2
    qkv, out = torch.nn.Linear(d, 3 * d), torch.nn.Linear(d, d)
    kv = torch.nn.Linear(d, 2 * key_heads * d // heads)
    x = torch.randn(b, n, d)
    part = {"X": x}
    for name, linear in (("qkv", qkv), ("O", out), ("kv", kv)):
        part["W_" + name], part["b_" + name] = linear.weight, linear.bias[None]

    def split(rows, count):
        return rows.unflatten(-1, (count, d // heads)).transpose(1, 2)

    q, k, v = (split(rows, heads) for rows in qkv(x).chunk(3, dim=-1))
    few_k, few_v = (split(r, key_heads) for r in kv(x).chunk(2, dim=-1))
    for name, causal in (("", False), ("_causal", True)):
        y = scaled_dot_product_attention(q, k, v, is_causal=causal)
        part["Y" + name] = out(y.transpose(1, 2).flatten(2))
        y = scaled_dot_product_attention(q, few_k, few_v, is_causal=causal,
                                         enable_gqa=True)
        part["grouped" + name] = out(y.transpose(1, 2).flatten(2))

    module = torch.nn.MultiheadAttention(d, heads, batch_first=True)
    module.load_state_dict({
        "in_proj_weight": qkv.weight, "in_proj_bias": qkv.bias,
        "out_proj.weight": out.weight, "out_proj.bias": out.bias})
    part["module"], part["A"] = module(x, x, x, average_attn_weights=False)
    for name, tensor in part.items():
        save("torch_heads_" + name, tensor.detach().numpy())


def numpy_saturation():
    """20,000 trials at d_k = 64: variance of q.k, top weight of ten keys."""
    rng = np.random.default_rng(0)
    trials, d = 20000, 64
    q, k = rng.normal(size=(trials, d)), rng.normal(size=(trials, d))
    dots = (q * k).sum(axis=1)
    q = rng.normal(size=(trials, d))
    scores = np.einsum("td,tkd->tk", q, rng.normal(size=(trials, 10, d)))
    for quantity, raw, scaled in (
            ("variance", dots.var(), (dots / 8).var()),
            ("top_weight", softmax(scores).max(axis=1).mean(),
             softmax(scores / 8).max(axis=1).mean())):
        yield "numpy", quantity, 64, trials, raw, scaled


def numbers_table(spread):
    rows = list(numpy_saturation())
    rows += [("torch", "deviation", width, 10000, *pair)
             for width, pair in spread]
    with open(HERE / "numbers.tsv", "w", encoding="ascii") as out:
        print("library", "quantity", "d_k", "trials", "raw", "scaled",
              sep="\t", file=out)
        for *words, raw, scaled in rows:
            print(*words, f"{raw:.9g}", f"{scaled:.9g}", sep="\t", file=out)


# name: shape of q, shape of k, shape of v, what the case is for
CASES = {
    "square_2d": ((5, 7), (5, 7), (5, 7), "one head"),
    "square_3d": ((2, 5, 7), (2, 5, 7), (2, 5, 7), "two heads"),
    "square_4d": ((2, 3, 5, 7),) * 3 + ("two batches of three heads",),
    "rectangular_2d": ((2, 5), (3, 5), (3, 7), "all sizes differ"),
    "rectangular_3d": ((2, 3, 7), (2, 5, 7), (2, 5, 11), "all sizes differ"),
    "rectangular_4d": ((2, 3, 5, 11), (2, 3, 7, 11), (2, 3, 7, 13),
                       "all sizes differ"),
    "grouped_2_3d": ((4, 3, 7), (2, 5, 7), (2, 5, 11),
                     "four query heads on two key heads"),
    "grouped_1_3d": ((4, 3, 7), (1, 5, 7), (1, 5, 11),
                     "four query heads on one key head"),
    "grouped_2_4d": ((3, 4, 5, 7), (3, 2, 11, 7), (3, 2, 11, 13),
                     "the same with three batches"),
    "grouped_1_4d": ((3, 4, 5, 7), (3, 1, 11, 7), (3, 1, 11, 13),
                     "the same with three batches"),
    "one_key_2d": ((3, 5), (1, 5), (1, 7), "the only key has weight 1"),
    "one_query_2d": ((1, 5), (7, 5), (7, 3), "a single row"),
    "width_1_2d": ((3, 1), (5, 1), (5, 1), "d_k and d_v are 1"),
    "no_keys_2d": ((3, 5), (0, 5), (0, 7), "no key: the output is 0"),
    "no_keys_3d": ((2, 3, 5), (2, 0, 5), (2, 0, 7), "no key"),
    "no_keys_4d": ((2, 4, 3, 5), (2, 2, 0, 5), (2, 2, 0, 7),
                   "no key, grouped heads"),
    "no_queries_2d": ((0, 5), (3, 5), (3, 7), "no query: nothing comes out"),
    "no_queries_3d": ((2, 0, 5), (2, 3, 5), (2, 3, 7), "no query"),
    "no_queries_4d": ((2, 4, 0, 5), (2, 2, 3, 5), (2, 2, 3, 7),
                      "no query, grouped heads"),
    "nothing_2d": ((0, 5), (0, 5), (0, 7), "no query and no key"),
}

# name: dtypes of q, k, v; memory orders of q, k, v; version; output dtype
STORED = {
    "f2_little": ("<f2", "<f2", "<f2", "CCC", (1, 0), "<f4"),
    "f2_big": (">f2", ">f2", ">f2", "FFF", (2, 0), ">f4"),
    "f4_little": ("<f4", "<f4", "<f4", "FFF", (3, 0), "<f4"),
    "f4_big": (">f4", ">f4", ">f4", "CCC", (1, 0), ">f4"),
    "f8_little": ("<f8", "<f8", "<f8", "FFF", (2, 0), "<f8"),
    "f8_big": (">f8", ">f8", ">f8", "CFC", (3, 0), ">f8"),
    "mixed_f4": ("<f4", ">f2", "<f8", "CFF", (1, 0), "<f4"),
    "mixed_f2": (">f2", "<f4", ">f2", "FCF", (2, 0), ">f4"),
}


def draw(rng, *shapes):
    return [rng.normal(size=shape) for shape in shapes]


def large_scores(rng):
    """Integers with d_k = 4: scores are exact, and reach the thousands."""
    return [rng.integers(-60, 61, size=shape).astype(np.float64)
            for shape in ((5, 4), (7, 4), (7, 3))]


def attend_cases():
    """Each case: name, q, k, v, dtype of the output, what it is for."""
    rng = np.random.default_rng(1)
    for name, (q, k, v, what) in CASES.items():
        yield name, *draw(rng, q, k, v), "<f8", what
    yield ("large_scores_2d", *large_scores(rng), "<f8",
           "raw scores in the thousands, exact")
    shapes = (2, 3, 5), (2, 7, 5), (2, 7, 11)
    halves = [a.astype("f2") for a in draw(rng, *shapes)]
    for name, (*dtypes, order, _, out) in STORED.items():
        yield (name, *(a.astype(t, order=o)
                       for a, t, o in zip(halves, dtypes, order)), out,
               "the same values as the other stored cases")


def save_version(name, array, version=None):
    with open(HERE / "attend" / f"{name}.npy", "wb") as out:
        np.lib.format.write_array(out, array, version)


def attend_files():
    (HERE / "attend").mkdir(exist_ok=True)
    index = open(HERE / "attend" / "cases.tsv", "w", encoding="ascii")
    with index:
        print("case", "q", "k", "v", "out_dtype", "what", sep="\t", file=index)
        for name, q, k, v, out_dtype, what in attend_cases():
            version = STORED[name][4] if name in STORED else None
            for letter, array in zip("qkv", (q, k, v)):
                save_version(f"{name}_{letter}", array, version)
            out, weights = attend(q, k, v)
            save_version(name + "_out", np.ascontiguousarray(out))
            save_version(name + "_w", np.ascontiguousarray(weights))
            shapes = (",".join(map(str, a.shape)) for a in (q, k, v))
            print(name, *shapes, out_dtype, what, sep="\t", file=index)


if __name__ == "__main__":
    numpy_numbers()
    numbers_table(torch_numbers())
    torch_heads()
    attend_files()
    make_masks.main()
    make_npy.main(HERE / "npy")
