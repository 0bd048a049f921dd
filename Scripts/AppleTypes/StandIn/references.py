"""The uses of declarations in an index that the compiler writes with `-index-store-path`."""

import ctypes
import os
from pathlib import Path

# Roles of a place in the index.
DECLARATION, DEFINITION, REFERENCE, IMPLICIT = 1 << 0, 1 << 1, 1 << 2, 1 << 8


class Text(ctypes.Structure):
    """A string of libIndexStore."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


def index_library(toolchain):
    """Returns libIndexStore with the types of the functions that are called."""
    library = ctypes.CDLL(str(toolchain / "lib/libIndexStore.so"))
    pointer, name = ctypes.c_void_p, ctypes.c_char_p
    for function, result, arguments in [
        ("store_create", pointer, [name, pointer]),
        ("record_reader_create", pointer, [pointer, name, pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer] * 3),
        ("record_reader_dispose", None, [pointer]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_get_usr", Text, [pointer]),
    ]:
        symbol = getattr(library, f"indexstore_{function}")
        symbol.restype, symbol.argtypes = result, arguments
    return library


def by_file(toolchain, folder):
    """Returns for each file, by its name, the uses of each declaration, and its own declarations."""
    library, found = index_library(toolchain), {}
    store = library.indexstore_store_create(os.fsencode(folder), None)
    if not store:
        return found
    for record in sorted(Path(folder).glob("v5/records/*/*")):
        uses, own = {}, set()

        @ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
        def visit(_, occurrence, uses=uses, own=own):
            roles = library.indexstore_occurrence_get_roles(occurrence)
            symbol = library.indexstore_occurrence_get_symbol(occurrence)
            usr = str(library.indexstore_symbol_get_usr(symbol))
            if roles & (DECLARATION | DEFINITION):
                own.add(usr)
            elif roles & REFERENCE and not roles & IMPLICIT:
                uses[usr] = uses.get(usr, 0) + 1
            return True

        reader = library.indexstore_record_reader_create(store, os.fsencode(record.name), None)
        library.indexstore_record_reader_occurrences_apply_f(reader, None, visit)
        library.indexstore_record_reader_dispose(reader)
        found[record.name.rsplit("-", 1)[0]] = {"uses": uses, "own": sorted(own)}
    return found
