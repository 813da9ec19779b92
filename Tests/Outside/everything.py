"""Runs the topics named, or all of them."""

import importlib
import sys

import checking

TOPICS = ["example", "feeds", "outputs", "languages", "pages", "nu", "hostile", "recorded", "bad_input", "starting", "readme"]

for topic in sys.argv[1:] or TOPICS:
    importlib.import_module(topic)
sys.exit(checking.run())
