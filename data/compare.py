"""Compare two folders of data: usage: compare.py HERE AGAIN

Same bytes, or arrays of one shape and dtype that differ by at most 1e-12
(double) or 1e-5 (float): what another processor may change. Status 1 if not.
"""
import pathlib
import sys

import numpy as np

LIMIT = {"f8": 1e-12, "f4": 1e-5}
BY_HAND = {"LICENSE", "NOTICE", "requirements.txt"}


def files(folder):
    return {p.relative_to(folder) for p in folder.rglob("*") if p.is_file()
            and p.name not in BY_HAND and "__pycache__" not in p.parts}


def difference(here, again):
    """0 for the same bytes, None where a comparison makes no sense."""
    if here.read_bytes() == again.read_bytes():
        return 0.0
    try:
        a, b = np.load(here), np.load(again)
        same = a.shape == b.shape and a.dtype == b.dtype
        gap = np.abs(a - b).max() if same else np.inf
        return gap if gap <= LIMIT[a.dtype.str[1:]] else None
    except (ValueError, KeyError, EOFError):
        return None


def main(here, again):
    names = files(here) | files(again)
    lost = files(here) ^ files(again)
    gaps = {n: difference(here / n, again / n) for n in names - lost}
    wrong = sorted(lost | {n for n, gap in gaps.items() if gap is None})
    for name in wrong:
        why = "is in one folder only" if name in lost else "differs too much"
        print(f"{name}: {why}", file=sys.stderr)
    near = [gap for gap in gaps.values() if gap]
    print(f"{len(names)} files: {list(gaps.values()).count(0.0)} identical, "
          f"{len(near)} within {max(near, default=0):.1e}, "
          f"{len(wrong)} wrong")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(*map(pathlib.Path, sys.argv[1:3])))
