/// The root view of an alert, which fills the window: its content views and the area around them.
final class AlertContainerView: UIView {
  private weak var alert: UIAlertController?
  private let beside = UIControl()
  private var cards: [AlertContentView] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    beside.addAction(UIAction { [weak self] _ in self?.tappedBeside() }, for: .touchUpInside)
    addSubview(beside)
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Recreates the content views in the next layout pass.
  func reload() {
    for card in cards { card.removeFromSuperview() }
    cards = []
    setNeedsLayout()
  }

  /// Updates the enabled states of the buttons.
  func updateButtons() {
    for card in cards { card.updateButtons() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    beside.frame = bounds
    guard let alert else { return }
    if cards.isEmpty { make(AlertCardFactory(alert: alert).cards()) }
    alert.preferredStyle == .alert ? placeInMiddle() : placeAtLowerEdge()
  }

  private func make(_ cards: [AlertContentView]) {
    self.cards = cards
    for card in cards { addSubview(card) }
  }

  private func tappedBeside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else {
      return
    }
    alert.choose(cancel)
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
