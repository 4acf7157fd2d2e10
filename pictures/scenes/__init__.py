"""The pictures, one function each, one file per kind of room."""
from importlib import import_module
from pathlib import Path

from .common import SCENES

for path in sorted(Path(__file__).parent.glob('[a-z]*.py')):
    import_module('.' + path.stem, __name__)

__all__ = ['SCENES']
