"""The table of modifiers, `properties.txt`: how it is read, and what can't be right in it."""
import pathlib
import re

FILE = pathlib.Path(__file__).with_name("properties.txt")
# The modifiers with another name than their property or their setter.
RENAMED = {
    ("UIActivityIndicatorView", "animating", "startAnimating"),
    ("UIButton", "attributedText", "setAttributedTitle"),
    ("UIButton", "text", "setTitle"),
    ("UIButton", "textColor", "setTitleColor"),
    ("UIImageView", "symbolConfiguration", "preferredSymbolConfiguration"),
    ("UILabel", "textShadowColor", "shadowColor"),
    ("UILabel", "textShadowOffset", "shadowOffset"),
    ("UIStackView", "itemAlignment", "alignment"),
    ("UITextField", "text", "replaceText"),
    ("UITextView", "text", "replaceText"),
    ("UIView", "clipped", "clipsToBounds"),
    ("UIView", "compressionResistance", "setContentCompressionResistancePriority"),
    ("UIView", "contentHugging", "setContentHuggingPriority"),
    ("UIView", "hidden", "visibility"),
    ("UIView", "layoutMargins", "directionalLayoutMargins"),
    ("UIView", "userInteractionEnabled", "isUserInteractionEnabled"),
}


class TableError(Exception):
    """A line of the table that can't be right."""


class Table:
    """The classes of views with their modifiers, and what `Puyo` has besides."""

    def __init__(self):
        self.classes, self.forwards = [], []


class ViewClass:
    """A class of views: how a test creates one, whether tvOS has it, and its modifiers."""

    def __init__(self, name, creation, is_on_tvos):
        self.name, self.creation, self.is_on_tvos, self.modifiers = name, creation, is_on_tvos, []

    @property
    def event(self):
        """The event at which a control of the class has a value of the user."""
        return "editingChanged" if self.name == "UITextField" else "valueChanged"


class ForwardGroup:
    """Functions of `Puyo` for views of some types, which call functions of the view."""

    def __init__(self, types, file, is_on_tvos):
        self.types, self.file, self.is_on_tvos, self.functions = types, file, is_on_tvos, []


class Modifier:
    """A modifier: its name, the code that sets and reads it, and two values for its test."""

    def __init__(self, cells):
        name, code, self.type, options, self.phrase, values = cells
        name, _, self.extra_parameters = name.partition(", ")
        self.name, _, self.default = name.partition(" = ")
        self.setter, _, self.getter = code.partition(" ; ")
        self.values, _, self.test_arguments = values.partition(" ; ")
        options = [option.strip() for option in options.split(",") if option.strip()]
        self.resizes, self.is_bound_only = "size" in options, "bound" in options
        self.event = next((each[3:] for each in options if each.startswith("on ")), None)
        unknown = [each for each in options if each not in ("size", "bound", f"on {self.event}")]
        if unknown:
            raise TableError(f"{self.name} has the unknown option {unknown[0]}")

    @property
    def is_code(self):
        """Whether code sets the value, in place of an assignment to a property."""
        return "$" in self.setter

    @property
    def target(self):
        """The name of the property or of the setter."""
        if not self.is_code:
            return self.setter.rpartition(".")[2]
        if "= $" in self.setter:
            return re.match(r"[\w.?]+", self.setter)[0].replace("?", "").rpartition(".")[2]
        return self.name if self.is_bound_only else re.search(r"(\w+)\(", self.setter)[1]

    @property
    def parameter(self):
        """The name of the parameter: that of the property, or of the modifier if code sets it."""
        return self.name if self.is_code else self.target

    @property
    def is_optional(self):
        return self.type.endswith("?")

    @property
    def present_type(self):
        """The type of values that aren't `nil`."""
        return self.type.rstrip("?")

    @property
    def extra_arguments(self):
        """The further arguments of a call with the parameters' own names: ", for: state"."""
        found = re.findall(r"(\w+) (\w+): ", self.extra_parameters)
        return "".join(f", {label}: {name}" for label, name in found)


def read(text):
    """Returns the contents of a table."""
    contents, group = Table(), None
    for number, line in enumerate(text.splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        heading = re.fullmatch(r"\[(\w+)(?:: (.*?))?\] (.*?)( \| not tvOS)?", line)
        cells = [cell.strip() for cell in line.split(" | ")]
        if heading and heading[2]:
            group = ForwardGroup(heading[2], heading[3], heading[4] is None)
            contents.forwards.append(group)
        elif heading:
            group = ViewClass(heading[1], heading[3], heading[4] is None)
            contents.classes.append(group)
        elif isinstance(group, ForwardGroup) and len(cells) in (2, 3):
            group.functions.append(cells)
        elif isinstance(group, ViewClass) and len(cells) == 6:
            group.modifiers.append(Modifier(cells))
        else:
            raise TableError(f"Line {number} has {len(cells)} cells: {line}")
    return contents


def check(contents):
    """Raises an error if two modifiers set one property, a name is not that of the property, code reads
    something else than it sets, or an event isn't that of the class."""
    for view_class in contents.classes:
        seen = {}
        for modifier in view_class.modifiers:
            name = f"{view_class.name}.{modifier.name}"
            other = seen.setdefault(modifier.target, modifier)
            if other is not modifier and not (modifier.is_bound_only or other.is_bound_only):
                raise TableError(f"{name} and {other.name} both set {modifier.target}")
            renamed = (view_class.name, modifier.name, modifier.target) in RENAMED
            own = (modifier.name, f"set{modifier.name[0].upper()}{modifier.name[1:]}")
            if modifier.target not in own and not renamed:
                raise TableError(
                    f"{name} sets {modifier.target}: neither its own name nor one of RENAMED")
            if modifier.is_code and not modifier.getter:
                raise TableError(f"{name} has no code that reads it")
            if modifier.event not in (None, view_class.event):
                raise TableError(f"{name} has the event {modifier.event}, not {view_class.event}")
