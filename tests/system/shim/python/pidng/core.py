class PICAM2DNG:
    """Never made: no raw file is written."""
