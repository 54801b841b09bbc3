"""The critic: a position after a decision goes in, and out comes what it will still bring, by the card that follows."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin.features import OUTPUTS

Params = list[tuple[Any, Any]]  # of each layer: weights (in × out) and biases

POINTS = 10.0  # of a game, for each 1 of the network


def begin(key: Any, features: int, width: int, layers: int) -> Params:
    """Weights before the first lesson."""
    sizes = [features, *[width] * layers, OUTPUTS]
    params = []
    for number, (n_in, n_out) in enumerate(pairwise(sizes)):
        key, own = jax.random.split(key)
        spread = np.sqrt(2 / n_in) * (0.1 if number == layers else 1)
        params.append((jax.random.normal(own, (n_in, n_out)) * spread, jnp.zeros(n_out)))
    return params


def read(path: Path) -> Params:
    """Weights from a file, as training writes them or as the package keeps them."""
    with np.load(path) as file:
        layers = sum(name.startswith("w") for name in file.files)
        scales = [file[f"s{i}"] if f"s{i}" in file.files else np.float32(1) for i in range(layers)]
        return [
            (jnp.asarray(file[f"w{i}"].astype(np.float32) * scales[i]), jnp.asarray(file[f"b{i}"].astype(np.float32)))
            for i in range(layers)
        ]


def rounded(weights: Any) -> Any:
    """Weights as the package keeps them: 8 bits, with a scale for each column."""
    scale = jnp.maximum(jnp.abs(weights).max(axis=0, keepdims=True), 1e-8) / 127
    return jnp.round(weights / scale) * scale


def forward(params: Params, x: Any, rounding: Any = 0.0, kind: Any = jnp.float32) -> Any:
    """… × OUTPUTS, in points. With rounding 1 the weights are those of 8 bits, and learning goes on behind them."""

    def layer(number: int, h: Any) -> Any:
        weights, biases = params[number]
        weights = weights + rounding * jax.lax.stop_gradient(rounded(weights) - weights)
        product = jnp.matmul(h.astype(kind), weights.astype(kind), preferred_element_type=jnp.float32)
        return product + biases

    h = jax.nn.relu(layer(0, x))
    for number in range(1, len(params) - 1):
        h = h + jax.nn.relu(layer(number, h))
    return POINTS * layer(len(params) - 1, h)


def adam(params: Params, gradients: Any, moments: Any, rate: Any) -> tuple[Params, Any]:
    """One step of Adam, with the gradient cut to a length of 1."""
    first, second, step = moments
    step = step + 1
    length = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    cut = jnp.minimum(1, 1 / (length + 1e-8))
    gradients = jax.tree.map(lambda g: g * cut, gradients)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, gradients)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, gradients)
    unbiased = jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    params = jax.tree.map(lambda p, m, v: p - rate * unbiased * m / (jnp.sqrt(v) + 1e-7), params, first, second)
    return params, (first, second, step)


def at_rest(params: Params) -> Any:
    """The moments of Adam before its first step."""
    zero = jax.tree.map(jnp.zeros_like, params)
    return zero, zero, jnp.zeros((), jnp.float32)
