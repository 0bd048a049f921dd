/// The view of an alert, which fills the window: its cards, and around them what a tap falls on.
final class AlertBoard: UIView {
  private unowned let alert: UIAlertController
  private let beside = UIControl()
  private var cards: [AlertCard] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    beside.addAction(UIAction { [weak self] _ in self?.tappedBeside() }, for: .touchUpInside)
    addSubview(beside)
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the cards anew in the next layout.
  func reload() {
    for card in cards { card.removeFromSuperview() }
    cards = []
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    beside.frame = bounds
    if cards.isEmpty { makeCards() }
    alert.preferredStyle == .alert ? placeInMiddle() : placeAtLowerEdge()
  }

  private func tappedBeside() {
    guard alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else { return }
    alert.choose(cancel)
  }

  // MARK: Cards

  private func makeCards() {
    cards = groups.enumerated().map { index, actions in
      AlertCard(
        style: alert.preferredStyle, words: index == 0 ? words : [],
        buttons: actions.map { AlertButton(of: $0, in: alert) })
    }
    for card in cards { addSubview(card) }
  }

  /// The buttons of each card: the one that cancels stands first of two, else last, and on a card of
  /// its own at the lower edge.
  private var groups: [[UIAlertAction]] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    guard alert.preferredStyle == .alert else { return [others, cancel].filter { !$0.isEmpty } }
    return [others.count == 1 ? cancel + others : others + cancel]
  }

  private var words: [UILabel] {
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

  // MARK: Places

  private func placeInMiddle() {
    let width = min(AlertMetrics.alertWidth, bounds.width)
    for card in cards {
      let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
      card.frame = CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
        height: height)
    }
  }

  private func placeAtLowerEdge() {
    let gap = AlertMetrics.sheetGap
    let width = bounds.width - 2 * gap - safeAreaInsets.left - safeAreaInsets.right
    var bottom = bounds.height - max(safeAreaInsets.bottom, gap)
    for card in cards.reversed() {
      let height = card.sizeThatFits(CGSize(width: width, height: 0)).height
      card.frame = CGRect(
        x: safeAreaInsets.left + gap, y: bottom - height, width: width, height: height)
      bottom -= height + gap
    }
  }
}
