#!/usr/bin/env python3
"""Times NumPy against the programs saturation and variance, the same experiment.

NumPy runs inside this process and is warm; a program is timed from its start to
its end.  usage: montecarlo_numpy.py build/bin/saturation [ROUNDS]
Prints `program seconds ratio`, tab-separated: the median of the interleaved
rounds, and how often it fits into NumPy's."""
import os
import statistics
import subprocess
import sys
import time

import numpy as np

N = 20000


def saturation():
    rng = np.random.default_rng(0)
    q, k = rng.standard_normal((N, 64)), rng.standard_normal((N, 10, 64))
    scores = np.einsum("nc,njc->nj", q, k)
    for scale in (1, 1 / 8):
        weights = np.exp(scale * (scores - scores.max(1, keepdims=True)))
        weights /= weights.sum(1, keepdims=True)
        weights.max(1).mean()


def variance():
    rng = np.random.default_rng(0)
    for d in (1, 2, 4, 8, 16, 32, 64, 128, 256, 512):
        q, k = rng.standard_normal((N, d)), rng.standard_normal((N, d))
        scores = np.einsum("nc,nc->n", q, k)
        scores.mean(), scores.var(ddof=1), (scores / d**0.5).var(ddof=1)


def seconds(run):
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def main(path, rounds=9):
    print("program", "seconds", "ratio", sep="\t")
    for experiment in (saturation, variance):
        program = os.path.join(os.path.dirname(path), experiment.__name__)

        def start():
            subprocess.run([program], stdout=subprocess.DEVNULL, check=True)

        times = [(seconds(experiment), seconds(start)) for _ in range(int(rounds))]
        theirs, ours = map(statistics.median, zip(*times))
        print(f"numpy-{experiment.__name__}", f"{theirs:.4f}", "1.00", sep="\t")
        print(experiment.__name__, f"{ours:.4f}", f"{theirs / ours:.2f}", sep="\t")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("usage: montecarlo_numpy.py build/bin/saturation [ROUNDS]")
    main(*sys.argv[1:])
