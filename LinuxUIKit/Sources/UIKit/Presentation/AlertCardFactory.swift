/// Creates the content views of an alert from its texts, fields and actions.
@MainActor struct AlertCardFactory {
  let alert: UIAlertController

  /// Returns the content views from top to bottom; texts and fields are in the first one.
  func cards() -> [AlertContentView] {
    groups.enumerated().map { index, actions in
      AlertContentView(
        style: alert.preferredStyle, content: index == 0 ? words + (alert.textFields ?? []) : [],
        buttons: actions.map { AlertButton(of: $0, in: alert) })
    }
  }

  /// The actions of each content view. In alerts, the cancel action is the first of two, otherwise
  /// the last; in action sheets, it is in a separate view at the bottom.
  private var groups: [[UIAlertAction]] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    guard alert.preferredStyle == .alert else { return [others, cancel].filter { !$0.isEmpty } }
    return [others.count == 1 ? cancel + others : others + cancel]
  }

  private var words: [UIView] {
    let title = label(
      alert.title, font: AlertMetrics.titleFont(alert.preferredStyle), isTitle: true)
    let message = label(alert.message, font: AlertMetrics.messageFont, isTitle: false)
    return [title, message].compactMap { $0 }
  }

  private func label(_ text: String?, font: UIFont, isTitle: Bool) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    label.textColor = alert.preferredStyle == .alert ? .label : .secondaryLabel
    label.accessibilityTraits = isTitle ? .header : .staticText
    return label
  }
}
