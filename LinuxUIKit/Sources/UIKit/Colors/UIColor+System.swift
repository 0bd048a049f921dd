// Tint colors (uikit.md, 1.1).
extension UIColor {
  /// The system red, brighter in dark appearance.
  public class var systemRed: UIColor { TintTable.systemRed }
  /// The system orange, brighter in dark appearance.
  public class var systemOrange: UIColor { TintTable.systemOrange }
  /// The system yellow, brighter in dark appearance.
  public class var systemYellow: UIColor { TintTable.systemYellow }
  /// The system green, brighter in dark appearance.
  public class var systemGreen: UIColor { TintTable.systemGreen }
  /// The system mint, brighter in dark appearance (iOS 15).
  public class var systemMint: UIColor { TintTable.systemMint }
  /// The system teal, brighter in dark appearance.
  public class var systemTeal: UIColor { TintTable.systemTeal }
  /// The system cyan, brighter in dark appearance (iOS 15).
  public class var systemCyan: UIColor { TintTable.systemCyan }
  /// The system blue, brighter in dark appearance.
  public class var systemBlue: UIColor { TintTable.systemBlue }
  /// The system indigo, brighter in dark appearance.
  public class var systemIndigo: UIColor { TintTable.systemIndigo }
  /// The system purple, brighter in dark appearance.
  public class var systemPurple: UIColor { TintTable.systemPurple }
  /// The system pink, brighter in dark appearance.
  public class var systemPink: UIColor { TintTable.systemPink }
  /// The system brown, brighter in dark appearance.
  public class var systemBrown: UIColor { TintTable.systemBrown }
  /// The base gray, the same in light and dark appearance.
  public class var systemGray: UIColor { TintTable.systemGray }
  /// The second gray, closer to the background color.
  public class var systemGray2: UIColor { TintTable.systemGray2 }
  /// The third gray, closer to the background color.
  public class var systemGray3: UIColor { TintTable.systemGray3 }
  /// The fourth gray, as of highlighted rows.
  public class var systemGray4: UIColor { TintTable.systemGray4 }
  /// The fifth gray, closer to the background color.
  public class var systemGray5: UIColor { TintTable.systemGray5 }
  /// The sixth gray, the closest to the background color.
  public class var systemGray6: UIColor { TintTable.systemGray6 }
}

// Colors of text, separators and fills (uikit.md, 1.2).
extension UIColor {
  /// The color of primary text.
  public class var label: UIColor { LabelTable.label }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { LabelTable.secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { LabelTable.tertiaryLabel }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { LabelTable.quaternaryLabel }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { LabelTable.placeholderText }
  /// The color of links.
  public class var link: UIColor { LabelTable.link }
  /// The color of translucent separators.
  public class var separator: UIColor { LabelTable.separator }
  /// The color of opaque separators.
  public class var opaqueSeparator: UIColor { LabelTable.opaqueSeparator }
  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { LabelTable.systemFill }
  /// The fill color of medium-sized shapes.
  public class var secondarySystemFill: UIColor { LabelTable.secondarySystemFill }
  /// The fill color of large shapes, such as text fields.
  public class var tertiarySystemFill: UIColor { LabelTable.tertiarySystemFill }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { LabelTable.quaternarySystemFill }
}

// Background colors (uikit.md, 1.3).
extension UIColor {
  /// The background color of plain (ungrouped) interfaces.
  public class var systemBackground: UIColor {
    BackgroundTable.systemBackground
  }
  /// The color of content on the background of plain interfaces.
  public class var secondarySystemBackground: UIColor {
    BackgroundTable.secondarySystemBackground
  }
  /// The color of content on the secondary background of plain interfaces.
  public class var tertiarySystemBackground: UIColor {
    BackgroundTable.tertiarySystemBackground
  }
  /// The background of grouped lists, by the name that it had until iOS 13.
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }

  /// The background color of grouped interfaces.
  public class var systemGroupedBackground: UIColor {
    BackgroundTable.systemGroupedBackground
  }
  /// The color of content on the background of grouped interfaces, such as rows.
  public class var secondarySystemGroupedBackground: UIColor {
    BackgroundTable.secondarySystemGroupedBackground
  }
  /// The color of content on the secondary background of grouped interfaces.
  public class var tertiarySystemGroupedBackground: UIColor {
    BackgroundTable.tertiarySystemGroupedBackground
  }
}
