// Unverified: uikit.md, 3.2 has those of the newest system only; these are the classic ones from
// memory.
/// The metrics of alerts, in points.
@MainActor enum AlertMetrics {
  /// The duration of presentation and dismissal, in seconds (uikit.md, 8.1).
  static let duration: TimeInterval = 0.4
  // Unverified: uikit.md, 8.1 has 1.1 to 1.2.
  /// The scale from which an alert is presented.
  static let initialScale: CGFloat = 1.15
  /// The width of an alert.
  static let alertWidth: CGFloat = 270
  /// The corner radius of the content views.
  static let cornerRadius: CGFloat = 14
  /// The distance between the content views of an action sheet, and to the edges.
  static let sheetGap: CGFloat = 8
  /// The horizontal margin of texts.
  static let sideMargin: CGFloat = 16
  /// The distance between title and message.
  static let textGap: CGFloat = 3

  /// The distance above a text field.
  static let fieldGap: CGFloat = 12
  /// The height of a text field.
  static let fieldHeight: CGFloat = 30

  /// Returns the margin above the title and below the message.
  static func headerMargin(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 20 : 14
  }

  /// Returns the height of a button.
  static func rowHeight(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 44 : 57
  }

  static func titleFont(_ style: UIAlertController.Style) -> UIFont {
    .systemFont(ofSize: style == .alert ? 17 : 13, weight: .semibold)
  }

  static let messageFont = UIFont.systemFont(ofSize: 13)

  static func buttonFont(_ style: UIAlertController.Style, isEmphasized: Bool) -> UIFont {
    .systemFont(ofSize: style == .alert ? 17 : 20, weight: isEmphasized ? .semibold : .regular)
  }

  /// An opaque fill in place of the blurred material.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 44 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }
}
