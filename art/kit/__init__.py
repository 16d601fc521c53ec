"""The parts that every room is built from: shapes, people, furniture, the shell and the camera."""
