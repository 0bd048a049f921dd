/// A rounded content view of an alert: texts and fields above buttons, with separators between
/// them.
final class AlertContentView: UIView {
  private let style: UIAlertController.Style
  /// Labels, followed by text fields.
  private let content: [UIView]
  private let buttons: [AlertButton]
  private let lines: [UIView]

  init(style: UIAlertController.Style, content: [UIView], buttons: [AlertButton]) {
    self.style = style
    self.content = content
    self.buttons = buttons
    lines = buttons.map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = AlertMetrics.fill
    layer.cornerRadius = AlertMetrics.cornerRadius
    clipsToBounds = true
    for line in lines { line.backgroundColor = .separator }
    for view in content + buttons + lines { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the enabled states of the buttons.
  func updateButtons() {
    for button in buttons { button.update() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let rows = isInRow(width: size.width) ? 1 : CGFloat(buttons.count)
    let height = headerHeight(width: size.width) + rows * AlertMetrics.rowHeight(style)
    return CGSize(width: size.width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    let top = headerHeight(width: bounds.width)
    isInRow(width: bounds.width) ? placeButtonsInRow(at: top) : placeButtonsBelow(top)
  }

  /// Two buttons with short titles are arranged horizontally in alerts.
  private func isInRow(width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.wishedWidth <= width / 2 }
  }

  private func headerHeight(width: CGFloat) -> CGFloat {
    guard !content.isEmpty else { return 0 }
    let heights = content.map { gap(above: $0) + height(of: $0, width: width) }
    return heights.reduce(2 * AlertMetrics.headerMargin(style), +)
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    guard view is UILabel else { return AlertMetrics.fieldHeight }
    let room = CGSize(width: width - 2 * AlertMetrics.sideMargin, height: .greatestFiniteMagnitude)
    return view.sizeThatFits(room).height
  }

  private func gap(above view: UIView) -> CGFloat {
    guard view !== content.first else { return 0 }
    return view is UILabel ? AlertMetrics.textGap : AlertMetrics.fieldGap
  }

  private func placeContent() {
    var y = AlertMetrics.headerMargin(style)
    for view in content {
      let height = height(of: view, width: bounds.width)
      y += gap(above: view)
      view.frame = CGRect(
        x: AlertMetrics.sideMargin, y: y, width: bounds.width - 2 * AlertMetrics.sideMargin,
        height: height)
      y += height
    }
  }

  private func placeButtonsBelow(_ top: CGFloat) {
    let height = AlertMetrics.rowHeight(style)
    for (index, button) in buttons.enumerated() {
      let y = top + CGFloat(index) * height
      button.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      lines[index].isHidden = y == 0
      lines[index].frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
    }
  }

  private func placeButtonsInRow(at top: CGFloat) {
    let (width, height) = (bounds.width / 2, AlertMetrics.rowHeight(style))
    for (index, button) in buttons.enumerated() {
      let place = isRightToLeft ? 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: top, width: width, height: height)
    }
    lines.first?.frame = CGRect(x: 0, y: top, width: bounds.width, height: pixel)
    lines.last?.frame = CGRect(x: width, y: top, width: pixel, height: height)
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }
}
