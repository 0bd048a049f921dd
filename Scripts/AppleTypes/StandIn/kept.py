"""Files that are written again only if they change."""


def write(path, content):
    """Writes a file unless it has that content: an older date keeps what was built from it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = content.encode() if isinstance(content, str) else content
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)
