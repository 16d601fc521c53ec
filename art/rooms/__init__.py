"""One file a room; each has `build()`, which fills an empty scene."""
