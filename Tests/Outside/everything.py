"""Runs the topics named, or all of them: every file here with checks in it is one."""

import importlib
import pathlib
import sys

import checking

HERE = pathlib.Path(__file__).parent
TOPICS = sorted(path.stem for path in HERE.glob("*.py") if "\n@check(" in path.read_text())

for topic in sys.argv[1:] or TOPICS:
    importlib.import_module(topic)
sys.exit(checking.run())
