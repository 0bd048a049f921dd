// Colors of text, separators and fills: uikit.md 1.2.
extension UIColor {
  /// Text that is read first.
  public class var label: UIColor { LabelTable.label }
  /// Text that is read second.
  public class var secondaryLabel: UIColor { LabelTable.secondaryLabel }
  /// Text that is read third.
  public class var tertiaryLabel: UIColor { LabelTable.tertiaryLabel }
  /// Text that hardly stands out.
  public class var quaternaryLabel: UIColor { LabelTable.quaternaryLabel }
  /// The hint in an empty field.
  public class var placeholderText: UIColor { LabelTable.placeholderText }
  /// Text that leads somewhere.
  public class var link: UIColor { LabelTable.link }
  /// A thin line that lets a little of the ground through.
  public class var separator: UIColor { LabelTable.separator }
  /// A thin line that lets nothing through.
  public class var opaqueSeparator: UIColor { LabelTable.opaqueSeparator }
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { LabelTable.systemFill }
  /// The fill of middle-sized shapes.
  public class var secondarySystemFill: UIColor { LabelTable.secondarySystemFill }
  /// The fill of large shapes, such as fields.
  public class var tertiarySystemFill: UIColor { LabelTable.tertiarySystemFill }
  /// The fill of large and busy areas.
  public class var quaternarySystemFill: UIColor { LabelTable.quaternarySystemFill }
}
