"""The tests of the modifiers: rows with two values, for views and for `Puyo`."""
import forms

TESTS = "Tests/LegoViewsTests/Modifiers/Properties"
PUYO_TESTS = "Tests/DialectTests/PuyopuyoTests/Properties"


def files(contents):
    """Returns the paths and the texts of all files with rows."""
    result = []
    for folder, imports, prefix in ((TESTS, ["LegoViews"], ""), (PUYO_TESTS, ["Puyopuyo"], "Puyo")):
        result += [row_file(folder, imports, prefix, each) for each in contents.classes]
        result += list_files(folder, contents.classes)
    return result


def row_file(folder, imports, prefix, view_class):
    """Returns the path and the text of the file with the rows of a class."""
    rows = "".join(row(prefix, view_class, modifier) for modifier in view_class.modifiers)
    text = f"""@MainActor extension ModifierRow {{
  /// The rows of the properties of `{view_class.name}`.
  static var {row_list(view_class)}: [ModifierRow] {{
    [
{rows}    ]
  }}
}}
"""
    name = f"{view_class.name}{'' if view_class.is_on_tvos else 'Platform'}Rows.swift"
    imports = sorted(imports + ["ViewSupport", "UIKit"])
    return forms.placed(folder, name, view_class.is_on_tvos, text, imports)


def row(prefix, view_class, modifier):
    """Returns the rows of the test for a modifier; none if its values can't be compared."""
    if modifier.values == "none":
        return ""
    name = f"{view_class.name}.{modifier.name}"
    arguments = f", {modifier.test_arguments}" if modifier.test_arguments else ""
    call = f"$0.{modifier.name}($1{arguments})"
    if prefix:
        name, call = f"Puyo<{view_class.name}>.{modifier.name}", f"Puyo($0).{call[3:]}.view"
    read = f"{{ view in {modifier.getter} }}" if modifier.getter else f"\\.{modifier.setter}"
    start = f"{{ {view_class.creation} }}, {read}, ({modifier.values})"
    if modifier.is_bound_only:
        return (f'boundRow("{name} of {modifier.type}", {start}, of: {modifier.type}.self) '
                f'{{ {call} }},\n')
    rows = f'row("{name}", {start}, of: {modifier.type}.self) {{ {call} }} bind: {{ {call} }},\n'
    if modifier.is_optional:
        rows += f'boundRow("{name} of values", {start}, of: {modifier.present_type}.self) {{ {call} }},\n'
    if modifier.event:
        rows += (f'twoWayRow("{name} both ways", {start}, of: {modifier.present_type}.self) '
                 f'{{ {call} }} bind: {{ {call} }},\n')
    return rows


def row_list(view_class):
    """Returns the name of the property with the rows of a class."""
    return f"{'rows' if view_class.is_on_tvos else 'platformRows'}Of{view_class.name}"


def list_files(folder, classes):
    """Returns the paths and the texts of the files with all rows: those of tvOS, and the others."""
    common = [row_list(each) for each in classes if each.is_on_tvos]
    others = [row_list(each) for each in classes if not each.is_on_tvos]
    header = f"{forms.HEADER}import ViewSupport\n\n"
    return [
        (f"{folder}/AllRows.swift", header + row_lists("properties", common)),
        (f"{folder}/Platform/AllPlatformRows.swift",
         f"{header}#if !os(tvOS)\n{row_lists('platformProperties', others)}#endif\n"),
    ]


def row_lists(name, lists):
    """Returns the declaration of the property with the rows of several classes, in groups by class."""
    return f"""@MainActor extension ModifierRow {{
  /// The rows of these properties, by class.
  static var {name}: [[ModifierRow]] {{ [{", ".join(lists)}] }}
}}
"""
