/// The lengths of text fields in points (uikit.md 3.5, classic column).
enum FieldMetrics {
  /// How far the text is from the edges on each side.
  ///
  /// That of rounded fields is seen; [guess 3.5] a line's is two points, a bezel's as a rounded one's.
  static func inset(of style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// What a field is wider than its text: 28 with rounded corners.
  ///
  /// [guess 3.5] Others have their insets and room for the caret.
  static func addedWidth(of style: UITextField.BorderStyle) -> CGFloat {
    style == .roundedRect ? 28 : 2 * inset(of: style).width + caretWidth
  }

  /// The height of a field whose font has a line height: 22 and, with rounded corners, 34 at 17 pt.
  ///
  /// [guess 3.5] For other sizes and borders: whole points, one more than the line, and the border.
  static func height(ofLine lineHeight: CGFloat, style: UITextField.BorderStyle) -> CGFloat {
    let line = lineHeight.rounded(.up) + 1
    switch style {
    case .none: return line
    case .line: return line + 4
    case .bezel: return line + 6
    case .roundedRect: return line + 12
    }
  }

  /// [guess 3.5] How far a view beside the text is from the edge of a field with a border.
  static func sideMargin(of style: UITextField.BorderStyle) -> CGFloat {
    style == .none ? 0 : 6
  }

  /// [guess 3.5] The width of the caret.
  static let caretWidth: CGFloat = 2

  /// [guess 3.5] What stays free between the text and the clear button.
  static let clearButtonGap: CGFloat = 5

  /// [guess 3.5] How opaque the tint is behind selected text.
  static let selectionAlpha: CGFloat = 0.2

  /// The radius of rounded corners.
  static let cornerRadius: CGFloat = 5

  /// The thickness of the line around rounded corners.
  static let lineWidth: CGFloat = 0.65
}
