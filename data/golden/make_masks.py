"""Make masks/: masks and lengths for `attend`, and what NumPy makes of them.

Run by make.py; `python make_masks.py` makes masks/ alone and needs NumPy alone.
The arrays that are attended to are those of attend/.
"""
import math
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
OUT = HERE / "masks"


def attend(q, k, v, visible):
    """The formula in double over visible keys; an empty row gives zeros."""
    group = q.shape[-3] // k.shape[-3] if q.ndim > 2 else 1
    if q.ndim > 2:
        k, v = (np.repeat(a, group, axis=-3) for a in (k, v))
    scores = q @ np.swapaxes(k, -2, -1) / math.sqrt(q.shape[-1])
    visible = np.broadcast_to(visible, scores.shape)
    if scores.size == 0:
        return scores @ v, scores
    top = np.where(visible, scores, -np.inf).max(-1, keepdims=True)
    top = np.where(np.isfinite(top), top, 0)
    e = np.where(visible, np.exp(scores - top), 0)
    total = e.sum(-1, keepdims=True)
    weights = np.divide(e, total, out=np.zeros_like(e), where=total > 0)
    return weights @ v, weights


def table(rng, *shape):
    return rng.random(shape) < 0.6


def cases(rng):
    """Name, arrays of attend/, --causal, mask, lengths, what it is for; and
    --window, if there is one."""
    g, s, r = "grouped_2_4d", "square_3d", "rectangular_2d"
    yield "causal", g, "", None, None, "the last 5 of 11 tokens"
    yield "early", g, "=-2", None, None, "two rows before all keys"
    yield "keys", g, None, table(rng, 11), None, "a truth value a key"
    yield "pairs", g, None, table(rng, 5, 11), None, "one a pair"
    yield "queries", g, None, table(rng, 5, 1), None, "one a query"
    yield "heads", g, None, table(rng, 4, 1, 11), None, "one a head and key"
    yield "batches", g, None, table(rng, 3, 1, 1, 11), None, \
        "one a batch and key"
    yield "whole", g, None, np.asfortranarray(table(rng, 3, 4, 5, 11)), None, \
        "one for each weight, in Fortran order"
    yield "lengths", g, None, None, np.array([4, 0, 11], "<i8"), \
        "a length a batch, one of them 0"
    yield "all", g, "=3", table(rng, 3, 1, 5, 11), \
        np.array([9, 11, 2], ">u2"), "all three rules"
    yield "scalar", s, "=0", table(rng, 2, 1, 5), np.array(4, "i1"), \
        "one length without axes"
    yield "single", r, None, table(rng, 1, 1, 2, 3), np.array([2], ">i4"), \
        "one length, leading axes of 1"
    yield "no_keys", "no_keys_3d", "", table(rng, 3, 1), np.array(0, "u8"), \
        "no key"
    yield "no_queries", "no_queries_3d", "", table(rng, 0, 3), \
        np.array(2, "u1"), "no query"
    yield "window", g, None, None, None, "three of eleven keys", 3
    yield "window_1", s, None, None, None, "each token itself alone", 1
    yield "window_wide", g, "", None, None, "as many keys as there are", 11
    yield "window_early", g, "=-2", None, None, "two rows before all keys", 2
    yield "window_late", g, "=8", None, None, "two rows behind all keys", 2
    yield "window_lengths", g, None, None, np.array([4, 0, 9], "<i8"), \
        "a window that slides beyond the keys in use", 4
    yield "window_all", g, "=5", table(rng, 3, 4, 5, 11), \
        np.array([9, 11, 5], ">u2"), "all rules", 5


def visible_pairs(q, k, causal, mask, lengths, window=None):
    n_q, n_k = q.shape[-2], k.shape[-2]
    visible = np.ones((n_q, n_k), bool)
    if causal is not None:
        offset = int(causal[1:]) if causal else n_k - n_q
        visible = np.tri(n_q, n_k, offset, dtype=bool)
    if window is not None:
        offset = int(causal[1:]) if causal else n_k - n_q
        back = np.arange(n_q)[:, None] + offset - np.arange(n_k)
        visible = visible & (back >= 0) & (back < window)
    if mask is not None:
        visible = visible & (mask.reshape(mask.shape[-q.ndim:]))
    if lengths is not None:
        ends = lengths.reshape(-1, *[1] * (q.ndim - 1))
        visible = visible & (np.arange(n_k) < ends.astype(int))
    return visible


def good_cases():
    rng = np.random.default_rng(5)
    with open(OUT / "cases.tsv", "w", encoding="ascii") as index:
        print("case", "arrays", "options", "what", sep="\t", file=index)
        for name, arrays, causal, mask, lengths, what, *window in cases(rng):
            q, k, v = (np.load(HERE / "attend" / f"{arrays}_{letter}.npy")
                       for letter in "qkv")
            options = [] if causal is None else ["--causal" + causal]
            options += [f"--window {n}" for n in window]
            for option, array in ("mask", mask), ("key-lengths", lengths):
                if array is not None:
                    np.save(OUT / f"{name}_{option}.npy", array)
                    options.append(f"--{option} $M/{name}_{option}.npy")
            out, weights = attend(
                q, k, v, visible_pairs(q, k, causal, mask, lengths, *window))
            np.save(OUT / f"{name}_out.npy", np.ascontiguousarray(out))
            np.save(OUT / f"{name}_w.npy", np.ascontiguousarray(weights))
            print(name, arrays, " ".join(options), what, sep="\t", file=index)


def bad_files():
    """Option, name, array, a part of the reason; for grouped_2_4d."""
    mask, lengths = "mask", "key-lengths"
    yield mask, "float", np.ones((5, 11)), "'<f8'"
    yield mask, "integer", np.ones((5, 11), "u1"), "'|u1'"
    yield mask, "no_axes", np.array(True), "axes: 0"
    yield mask, "five_axes", np.ones((1, 1, 1, 5, 11), bool), "axes: 5"
    yield mask, "other_keys", np.ones((5, 10), bool), "10"
    yield mask, "other_queries", np.ones((6, 11), bool), "6"
    yield mask, "other_heads", np.ones((2, 5, 11), bool), "2"
    yield mask, "other_batches", np.ones((2, 1, 5, 11), bool), "2"
    yield mask, "no_element", np.ones((5, 0), bool), "0"
    yield mask, "two", np.full(11, 2, "u1").view(bool), "2"
    yield lengths, "float", np.array([4.0, 0, 11]), "'<f8'"
    yield lengths, "bool", np.ones(3, bool), "'|b1'"
    yield lengths, "two_axes", np.ones((3, 1), int), "axes: 2"
    yield lengths, "two", np.array([4, 5]), "2"
    yield lengths, "none", np.array([], int), "0"
    yield lengths, "negative", np.array([4, -1, 11], "i1"), "-1"
    yield lengths, "long", np.array([4, 0, 12], "u1"), "12"
    yield lengths, "huge", np.array([4, 0, 2**64 - 1], "u8"), "18446744"


def main():
    OUT.mkdir(exist_ok=True)
    np.save(OUT / "three.npy", np.array(3))     # for a figure
    good_cases()
    with open(OUT / "bad.tsv", "w", encoding="ascii") as index:
        print("option", "file", "part", sep="\t", file=index)
        for option, name, array, part in bad_files():
            file = f"bad_{option}_{name}.npy"
            np.save(OUT / file, array)
            print("--" + option, file, part, sep="\t", file=index)


if __name__ == "__main__":
    main()
