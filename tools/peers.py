"""Times attention in other software beside the kernel, and prints ratios.

usage: peers.py BENCH.  One head of float numbers, no mask.  In each
round the kernel and all peers run in turn; the medians of the rounds are printed,
as tab-separated columns.  `ratio` is the peer's time over the kernel's: above 1,
the kernel is faster.
"""
import csv
import io
import statistics
import subprocess
import sys
import time

import numpy as np
import onnx
import onnxruntime
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

ROUNDS = 5
SHAPES = [(1024, 64), (4096, 64), (1024, 128)]


def kernel_seconds(bench, n, d, threads):
    """The kernel's time, as its own program measures it."""
    out = subprocess.run(
        [bench, "--n", str(n), "--dk", str(d), "--threads", str(threads),
         "--runs", "3", "--tiles", "--format", "tsv"],
        check=True, capture_output=True, text=True).stdout
    rows = csv.DictReader(io.StringIO(out), delimiter="\t")
    return {row["kernel"]: float(row["seconds"]) for row in rows}["threads"]


def with_torch(arrays, backend):
    q, k, v = (torch.from_numpy(x)[None, None] for x in arrays)

    def run():
        with torch.inference_mode(), sdpa_kernel(backend):
            return torch.nn.functional.scaled_dot_product_attention(q, k, v)
    return run


def with_onnx(arrays, threads):
    names = ["query", "key", "value"]
    inputs = [onnx.helper.make_tensor_value_info(
        name, onnx.TensorProto.FLOAT, [1, *x.shape])
        for name, x in zip(names, arrays)]
    node = onnx.helper.make_node("MultiHeadAttention", names, ["out"],
                                 domain="com.microsoft", num_heads=1)
    out = onnx.helper.make_tensor_value_info("out", onnx.TensorProto.FLOAT, None)
    opsets = [onnx.helper.make_opsetid("", 17),
              onnx.helper.make_opsetid("com.microsoft", 1)]
    model = onnx.helper.make_model(
        onnx.helper.make_graph([node], "attention", inputs, [out]),
        opset_imports=opsets, ir_version=8)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(
        model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    feed = {name: x[None] for name, x in zip(names, arrays)}
    return lambda: session.run(None, feed)


def with_numpy(arrays):
    q, k, v = arrays

    def run():
        s = q @ k.T
        s *= np.float32(q.shape[1] ** -0.5)
        s -= s.max(axis=1, keepdims=True)
        np.exp(s, out=s)
        s /= s.sum(axis=1, keepdims=True)
        return s @ v
    return run


def seconds_of(run):
    """The median of three runs after one that warms up."""
    run()
    times = []
    for _ in range(3):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def compare(bench, n, d, threads):
    random = np.random.default_rng(0)
    arrays = [random.standard_normal((n, d), dtype=np.float32)
              for _ in range(3)]
    torch.set_num_threads(threads)
    runs = {"torch-flash": with_torch(arrays, SDPBackend.FLASH_ATTENTION),
            "torch-math": with_torch(arrays, SDPBackend.MATH),
            "onnxruntime": with_onnx(arrays, threads)}
    if threads == 1:
        runs["numpy"] = with_numpy(arrays)
    times = {name: [] for name in ["tiles", *runs]}
    for _ in range(ROUNDS):
        times["tiles"].append(kernel_seconds(bench, n, d, threads))
        for name, run in runs.items():
            times[name].append(seconds_of(run))
    own = statistics.median(times["tiles"])
    for name, values in times.items():
        seconds = statistics.median(values)
        print(n, d, threads, name, f"{seconds:.6f}",
              f"{4e-9 * n * n * d / seconds:.1f}", f"{seconds / own:.2f}",
              sep="\t")


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: peers.py BENCH")
    print("n", "d_k", "threads", "program", "seconds", "gflops", "ratio", sep="\t")
    for n, d in SHAPES:
        for threads in (1, 2):
            compare(sys.argv[1], n, d, threads)


main()
