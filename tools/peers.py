"""Times attention in other software beside the kernel, and prints ratios.

usage: peers.py LIBRARY.so FILE.tsv.  All programs get the same random numbers in
one process, and must agree with double precision.  In each round all run in turn;
the medians of the rounds are printed and written.  `ratio` is the program's time
over the kernel's: above 1, the kernel is faster.
"""
import contextlib
import ctypes
import statistics
import sys
import time
from dataclasses import dataclass

import numpy as np
import onnx
import onnxruntime
import torch
from threadpoolctl import threadpool_limits
from torch.nn.attention import SDPBackend, sdpa_kernel

ROUNDS = 7
# Seconds: threads of the program before fall asleep, threads of this one wake up
# and are spread over the cores, and what one measurement takes at least.
PAUSE, WARM_UP, SHORTEST = 0.1, 0.05, 0.02


@dataclass(frozen=True)
class Shape:
    heads: int
    queries: int
    keys: int
    d: int
    causal: bool = False

    def __str__(self):
        return (f"{self.heads} heads, {self.queries} queries, {self.keys} keys,"
                f" d={self.d}" + (", causal" if self.causal else ""))

    def operations(self):
        scores = self.queries * self.keys
        if self.causal:
            scores = self.keys * (self.keys + 1) / 2
        return 4 * scores * self.heads * self.d


SHAPES = [Shape(1, 1024, 1024, 64), Shape(1, 4096, 4096, 64),
          Shape(1, 1024, 1024, 128), Shape(1, 2048, 2048, 128),
          Shape(8, 2048, 2048, 64), Shape(1, 4096, 4096, 64, True),
          Shape(8, 1, 4096, 64), Shape(8, 8, 4096, 64)]


class Matrix(ctypes.Structure):  # attn_view_f, attn_matrix_f
    _fields_ = [("data", ctypes.c_void_p), ("rows", ctypes.c_size_t),
                ("cols", ctypes.c_size_t), ("stride", ctypes.c_size_t)]


class Mask(ctypes.Structure):  # attn_mask
    _fields_ = [("direction", ctypes.c_int), ("keys", ctypes.c_size_t),
                ("offset", ctypes.c_ssize_t), ("window", ctypes.c_size_t),
                ("keep", ctypes.c_void_p), ("keep_row", ctypes.c_size_t),
                ("keep_col", ctypes.c_size_t)]


class Head(ctypes.Structure):  # attn_tile_head
    _fields_ = [("out", Matrix), ("q", Matrix), ("k", Matrix), ("v", Matrix),
                ("mask", ctypes.POINTER(Mask)), ("lse", ctypes.c_void_p)]


class Tiling(ctypes.Structure):  # attn_tiling
    _fields_ = [("path", ctypes.c_int), ("threads", ctypes.c_size_t),
                ("work", ctypes.c_void_p), ("size", ctypes.c_size_t)]


def with_kernel(library, shape, arrays, threads):
    out = np.empty_like(arrays[0])
    library.attn_no_mask.restype = library.attn_causal.restype = Mask
    n = ctypes.c_size_t(shape.keys)
    mask = (library.attn_causal(n, n) if shape.causal
            else library.attn_no_mask(n))

    def view(x):
        return Matrix(x.ctypes.data, x.shape[0], x.shape[1], x.shape[1])
    heads = (Head * shape.heads)(*[
        Head(*[view(x[h]) for x in (out, *arrays)], ctypes.pointer(mask), None)
        for h in range(shape.heads)])
    count, size = ctypes.c_size_t(shape.heads), ctypes.c_size_t()
    library.attn_tiled_workspace(ctypes.byref(size), heads, count,
                                 ctypes.c_size_t(threads))
    work = np.empty(size.value, np.float32)
    how = Tiling(0, threads, work.ctypes.data, size.value)
    scale = ctypes.c_double(shape.d ** -0.5)

    def run():
        if library.attn_tiled_attention(heads, count, scale, how):
            sys.exit("the kernel refuses its arguments")
        return out
    run.needs = work
    return run


def with_torch(shape, arrays):
    q, k, v = (torch.from_numpy(x)[None] for x in arrays)
    return lambda: torch.nn.functional.scaled_dot_product_attention(
        q, k, v, is_causal=shape.causal)[0]


@contextlib.contextmanager
def torch_way(backend, threads):
    torch.set_num_threads(threads)
    with torch.inference_mode(), sdpa_kernel(backend):
        yield


def onnx_model(shape, tensors):
    names = ["query", "key", "value"]
    inputs = [onnx.helper.make_tensor_value_info(
        name, onnx.TensorProto.FLOAT, x.shape)
        for name, x in zip(names, tensors)]
    node = onnx.helper.make_node(
        "MultiHeadAttention", names, ["out"], domain="com.microsoft",
        num_heads=shape.heads, unidirectional=int(shape.causal))
    out = onnx.helper.make_tensor_value_info("out", onnx.TensorProto.FLOAT, None)
    opsets = [onnx.helper.make_opsetid("", 17),
              onnx.helper.make_opsetid("com.microsoft", 1)]
    return onnx.helper.make_model(
        onnx.helper.make_graph([node], "attention", inputs, [out]),
        opset_imports=opsets, ir_version=8)


def with_onnx(shape, arrays, threads):
    """Queries have their heads side by side; so have keys, unless few queries
    look at them: then they lie head by head, as a cache keeps them."""
    def side_by_side(x):
        return np.ascontiguousarray(x.transpose(1, 0, 2).reshape(
            1, x.shape[1], -1))
    q, k, v = arrays
    cached = shape.queries != shape.keys
    tensors = [side_by_side(q)] + [x[None] if cached else side_by_side(x)
                                   for x in (k, v)]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(
        onnx_model(shape, tensors).SerializeToString(), options,
        providers=["CPUExecutionProvider"])
    feed = dict(zip(["query", "key", "value"], tensors))

    def run():
        return session.run(None, feed)[0].reshape(
            shape.queries, shape.heads, shape.d).transpose(1, 0, 2)
    return run


def in_numpy(shape, arrays):
    q, k, v = arrays
    s = q @ k.transpose(0, 2, 1)
    s *= s.dtype.type(shape.d ** -0.5)
    if shape.causal:
        s[:, ~np.tri(shape.queries, dtype=bool)] = -np.inf
    s -= s.max(axis=2, keepdims=True)
    np.exp(s, out=s)
    s /= s.sum(axis=2, keepdims=True)
    return s @ v


def expect_agreement(shape, arrays, programs):
    doubles = [x.astype(np.float64) for x in arrays]
    expected = np.concatenate([
        in_numpy(shape, [x[h:h + 1] for x in doubles])
        for h in range(shape.heads)])
    for name, (run, way) in programs.items():
        with way():
            error = np.abs(np.asarray(run()) - expected).max()
        if not error <= (4e-6 if name == "kernel" else 1e-5):
            sys.exit(f"{shape}: {name} is off by {error:g}")


def seconds_for(run, least):
    """The mean of as many runs as take so long."""
    times, start = 0, time.perf_counter()
    while times == 0 or time.perf_counter() - start < least:
        run()
        times += 1
    return (time.perf_counter() - start) / times


def seconds_of(run, way):
    time.sleep(PAUSE)
    with way():
        seconds_for(run, WARM_UP)
        return seconds_for(run, SHORTEST)


def programs_of(library, shape, arrays, threads):
    """What to run, and how: settings that stay while it runs several times."""
    def torch_with(backend):
        return lambda: torch_way(backend, threads)
    call_torch = with_torch(shape, arrays)
    return {
        "kernel": (with_kernel(library, shape, arrays, threads),
                   contextlib.nullcontext),
        "torch-flash": (call_torch, torch_with(SDPBackend.FLASH_ATTENTION)),
        "torch-math": (call_torch, torch_with(SDPBackend.MATH)),
        "onnxruntime": (with_onnx(shape, arrays, threads),
                        contextlib.nullcontext),
        "numpy": (lambda: in_numpy(shape, arrays),
                  lambda: threadpool_limits(threads, "blas"))}


def compare(library, shape, threads, tsv):
    random = np.random.default_rng(0)
    arrays = [random.standard_normal((shape.heads, n, shape.d),
                                     dtype=np.float32)
              for n in (shape.queries, shape.keys, shape.keys)]
    programs = programs_of(library, shape, arrays, threads)
    expect_agreement(shape, arrays, programs)
    times = {name: [] for name in programs}
    for _ in range(ROUNDS):
        for name, program in programs.items():
            times[name].append(seconds_of(*program))
    medians = {name: statistics.median(t) for name, t in times.items()}
    for name, seconds in medians.items():
        print(shape.heads, shape.queries, shape.keys, shape.d,
              int(shape.causal), threads, name, f"{seconds:.7f}",
              f"{1e-9 * shape.operations() / seconds:.2f}",
              f"{seconds / medians['kernel']:.3f}", sep="\t", file=tsv)
    ratios = (f"{name} {seconds / medians['kernel']:.2f}"
              for name, seconds in medians.items() if name != "kernel")
    speed = 1e-9 * shape.operations() / medians["kernel"]
    return (f"{shape}, {threads} thread{'s' * (threads > 1)}: kernel"
            f" {speed:.1f} GFLOP/s; times its time: " + ", ".join(ratios))


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: peers.py LIBRARY.so FILE.tsv")
    library = ctypes.CDLL(sys.argv[1])
    with open(sys.argv[2], "w") as tsv:
        print("heads", "queries", "keys", "d", "causal", "threads", "program",
              "seconds", "gflops", "ratio", sep="\t", file=tsv)
        for shape in SHAPES:
            for threads in (1, 2):
                print(compare(library, shape, threads, tsv), flush=True)
    print("wrote", sys.argv[2])


main()
