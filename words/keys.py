"""Keys of messages."""

from typing import NewType

Key = NewType("Key", str)
"""The key of a message: its scope, a hyphen, its name ('lines-not-adjacent').

Every key in the code is written as ``Key("...")``, so that a check finds keys without
a message and messages without a key.
"""
