/// The root view of an alert, which fills the window: its content views and the area around them.
final class AlertContainerView: UIView {
  private weak var alert: UIAlertController?
  private let outsideControl = UIControl()
  private var contentViews: [AlertContentView] = []

  init(of alert: UIAlertController) {
    self.alert = alert
    super.init(frame: UIScreen.main.bounds)
    outsideControl.addAction(
      UIAction { [weak self] _ in self?.didTapOutside() }, for: .touchUpInside)
    addSubview(outsideControl)
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Recreates the content views in the next layout pass.
  func reload() {
    for contentView in contentViews { contentView.removeFromSuperview() }
    contentViews = []
    setNeedsLayout()
  }

  /// Updates the enabled states of the buttons.
  func updateButtons() {
    for contentView in contentViews { contentView.updateButtons() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    reload()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    outsideControl.frame = bounds
    guard let alert else { return }
    if contentViews.isEmpty { insert(AlertContentFactory(alert: alert).contentViews()) }
    alert.preferredStyle == .alert ? layOutAlert() : layOutActionSheet()
  }

  private func insert(_ contentViews: [AlertContentView]) {
    self.contentViews = contentViews
    for contentView in contentViews { addSubview(contentView) }
  }

  private func didTapOutside() {
    guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else {
      return
    }
    alert.choose(cancel)
  }

  // MARK: Layout

  private func layOutAlert() {
    let width = min(AlertMetrics.alertWidth, bounds.width)
    for contentView in contentViews {
      let height = contentView.sizeThatFits(CGSize(width: width, height: 0)).height
      contentView.frame = CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width,
        height: height)
    }
  }

  private func layOutActionSheet() {
    let gap = AlertMetrics.sheetGap
    let width = bounds.width - 2 * gap - safeAreaInsets.left - safeAreaInsets.right
    var bottom = bounds.height - max(safeAreaInsets.bottom, gap)
    for contentView in contentViews.reversed() {
      let height = contentView.sizeThatFits(CGSize(width: width, height: 0)).height
      contentView.frame = CGRect(
        x: safeAreaInsets.left + gap, y: bottom - height, width: width, height: height)
      bottom -= height + gap
    }
  }
}

/// Creates the content views of an alert from its texts, fields and actions.
@MainActor struct AlertContentFactory {
  let alert: UIAlertController

  /// Returns the content views from top to bottom; texts and fields are in the first one.
  func contentViews() -> [AlertContentView] {
    groups.enumerated().map { index, actions in
      AlertContentView(
        style: alert.preferredStyle,
        content: index == 0 ? textViews + (alert.textFields ?? []) : [],
        buttons: actions.map { AlertButton(of: $0, in: alert) })
    }
  }

  /// The actions of each content view.
  ///
  /// In alerts, the cancel action is the first of two, otherwise the last; in action sheets, it is
  /// in a separate view at the bottom.
  private var groups: [[UIAlertAction]] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    guard alert.preferredStyle == .alert else { return [others, cancel].filter { !$0.isEmpty } }
    return [others.count == 1 ? cancel + others : others + cancel]
  }

  private var textViews: [UIView] {
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
