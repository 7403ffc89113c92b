"""Types of JSON, as the page, the hall and the processes beside us exchange it."""

from typing import Any

Json = dict[str, Any]
"""An object, made here and changed by who made it."""

JsonValue = Any
"""Whatever `json.dumps` takes."""
