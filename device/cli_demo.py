"""The command demo."""

import argparse


def demo(args: argparse.Namespace) -> int:
    """Watch a game."""
    return 0
