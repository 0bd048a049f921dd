"""Public types and functions, and names that two modules have."""
import collections
import re

import checkout
from declarations import TYPES


def public(files):
    """Returns the declarations of a module that other modules see.

    A type or function is public if it says so, is a member of a public extension or a requirement of a public
    protocol, and if all types around it are public. Those in both branches of an `#if` count twice; overrides,
    deprecated ones and those that are unavailable for the sake of their message count, too.
    """
    hidden = {declaration.name for file in files for declaration in file.declarations
              if declaration.kind in TYPES and not declaration.scope and not declaration.is_public}
    return [declaration for file in files for declaration in file.declarations
            if declaration.is_public and declaration.scope.split(".")[0] not in hidden]


def counts(files):
    """Returns the numbers of public types, functions, and initializers with subscripts."""
    kinds = collections.Counter(declaration.kind for declaration in public(files))
    return sum(kinds[kind] for kind in TYPES), kinds["func"], kinds["init"] + kinds["subscript"]


def unavailable(files):
    """Returns the number of public functions and initializers that only explain by a message what to use."""
    return sum(1 for declaration in public(files) if declaration.is_unavailable and declaration.kind not in TYPES)


def split(files):
    """Returns the hand-written and the generated files."""
    return [file for file in files if not file.is_generated], [file for file in files if file.is_generated]


def core_functions(version):
    """Returns the number of hand-written public functions of the core."""
    modules = version.modules("Sources/")
    return sum(counts(split(modules.get(name, []))[0])[1] for name in checkout.CORE)


def shared_functions(modules):
    """Returns the modules of each base name that is a public function of two of them."""
    return shared({name: {declaration.name for declaration in public(files) if is_named(declaration)}
                   for name, files in modules.items()})


def is_named(declaration):
    """Whether a declaration is a function, but no operator."""
    return declaration.kind == "func" and re.match(r"\w", declaration.name) is not None


def shared_types(modules):
    """Returns the modules of each name that is a type at the top level of two of them."""
    return shared({name: {declaration.name for file in files for declaration in file.declarations
                          if declaration.kind in TYPES and not declaration.scope}
                   for name, files in modules.items()})


def shared(names):
    """Returns the modules of each name that two of them have."""
    modules = collections.defaultdict(list)
    for module, own in names.items():
        for name in sorted(own):
            modules[name].append(module)
    return {name: modules[name] for name in sorted(modules) if len(modules[name]) > 1}
