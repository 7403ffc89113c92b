"""Stands in for kms++: picamera2 names it for its preview on a screen alone."""


class _AnyName(type):
    def __getattr__(cls, name: str) -> str:
        return name


class PixelFormat(metaclass=_AnyName):
    """Any name is a pixel format."""
