"""The limits of the public interface and of ARCHITECTURE.md."""
import checkout
import public_api
import tables

CORE_FUNCTIONS = 450
ARCHITECTURE_WORDS = 1200


def broken(version):
    """Returns a message for each limit that a version exceeds."""
    functions, words = public_api.core_functions(version), tables.architecture_words(version)
    messages = []
    if not functions or not words:
        messages.append("There are no public functions of the core, or there is no ARCHITECTURE.md.")
    if functions > CORE_FUNCTIONS:
        modules = ", ".join(checkout.CORE)
        messages.append(
            f"{modules} have {functions} public functions that are not generated, at most {CORE_FUNCTIONS}.")
    if words > ARCHITECTURE_WORDS:
        messages.append(f"ARCHITECTURE.md has {words} words, at most {ARCHITECTURE_WORDS}.")
    return messages
