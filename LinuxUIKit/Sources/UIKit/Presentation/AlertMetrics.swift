/// The measures of alerts in the classic look, in points.
///
/// [guess 3.2] The sheet has those of the newest system; these are the ones before it.
@MainActor enum AlertMetrics {
  /// How long an alert comes and goes, in seconds (uikit.md 8.1).
  static let duration: TimeInterval = 0.4
  /// The width of a card in the middle.
  static let alertWidth: CGFloat = 270
  /// The corners of cards.
  static let cornerRadius: CGFloat = 14
  /// The room around the cards at the lower edge, and between them.
  static let sheetGap: CGFloat = 8
  /// The room at the sides of words.
  static let sideMargin: CGFloat = 16
  /// Between title and message.
  static let textGap: CGFloat = 3

  /// Above a field.
  static let fieldGap: CGFloat = 12
  /// The height of a field.
  static let fieldHeight: CGFloat = 30

  /// Above the title and below the message.
  static func headerMargin(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 20 : 14
  }

  /// The height of a button.
  static func rowHeight(_ style: UIAlertController.Style) -> CGFloat {
    style == .alert ? 44 : 57
  }

  static func titleFont(_ style: UIAlertController.Style) -> UIFont {
    .systemFont(ofSize: style == .alert ? 17 : 13, weight: .semibold)
  }

  static let messageFont = UIFont.systemFont(ofSize: 13)

  static func buttonFont(_ style: UIAlertController.Style, standsOut: Bool) -> UIFont {
    .systemFont(ofSize: style == .alert ? 17 : 20, weight: standsOut ? .semibold : .regular)
  }

  /// The flat stand-in for the card's material.
  static let fill = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 44 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }
}
