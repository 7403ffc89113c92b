"""Small parts of SVG pictures: lengths, places, badges."""

from html import escape

from device.drawing.plan import LINE

LINE_COLOUR = f"var(--board-line, {LINE})"


def badge(x: float, y: float, radius: float, text: str) -> str:
    """Return a number or a letter on a light ground."""
    return (
        f'<circle cx="{mm(x)}" cy="{mm(y)}" r="{mm(radius)}" '
        f'fill="var(--board-count, #fff8ea)" stroke="{LINE_COLOUR}"/><text x="{mm(x)}" '
        f'y="{mm(y + 0.5375 * radius)}" font-size="{mm(1.5 * radius)}" '
        'font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle" '
        f'fill="var(--board-count-ink, #3a2410)">{escape(text)}</text>'
    )


def point(plan: tuple[float, float]) -> str:
    """Return a place of the plan as the picture has it: north up."""
    return f"{mm(plan[0])} {mm(-plan[1])}"


def mm(length: float) -> str:
    """Return a length without idle digits."""
    return f"{round(length, 2) + 0.0:.2f}".rstrip("0").rstrip(".")
