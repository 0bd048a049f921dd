/// The root view of a split view controller, which lays out the views of its columns.
final class SplitView: UIView {
  private weak var controller: UISplitViewController?
  private var columns: [UISplitViewController.Column: UIViewController] = [:]
  private let dimmingView = UIControl()
  private var separators: [UISplitViewController.Column: UIView] = [:]

  init(of controller: UISplitViewController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    clipsToBounds = true
    dimmingView.backgroundColor = UIColor(white: 0, alpha: SplitViewMetrics.dimmingAlpha)
    dimmingView.alpha = 0
    dimmingView.addAction(
      UIAction { [weak self] _ in
        guard let controller = self?.controller else { return }
        controller.visibleColumns.first.map(controller.hide)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The displayed view controllers, from the leading edge.
  var displayed: [UIViewController] {
    columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }

  /// Displays view controllers as children of the split view controller, and removes the former ones.
  func display(_ new: [UISplitViewController.Column: UIViewController]) {
    guard let controller else { return }
    for old in columns.values where !new.values.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let isCollapsed = controller.isCollapsed
    for (column, child) in new {
      let isNew = child.parent !== controller
      if isNew { controller.addChild(child) }
      // The columns beside the secondary one are narrow.
      let isNarrow = !isCollapsed && column != .secondary
      controller.setOverrideTraitCollection(
        isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: child)
      if child.view.superview !== self { addSubview(child.view) }
      if isNew { child.didMove(toParent: controller) }
    }
    columns = new
    updateOrder(isCollapsed: isCollapsed)
    setNeedsLayout()
  }

  /// Orders the views from the secondary column to the primary one, with the dimming view above the
  /// secondary one.
  private func updateOrder(isCollapsed: Bool) {
    dimmingView.removeFromSuperview()
    for separator in separators.values { separator.removeFromSuperview() }
    guard !isCollapsed else { return }
    if let secondary = columns[.secondary]?.view { sendSubviewToBack(secondary) }
    addSubview(dimmingView)
    for column in [UISplitViewController.Column.supplementary, .primary] {
      guard let view = columns[column]?.view else { continue }
      bringSubviewToFront(view)
      addSubview(separator(of: column))
    }
  }

  private func separator(of column: UISplitViewController.Column) -> UIView {
    if let separator = separators[column] { return separator }
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    separators[column] = separator
    return separator
  }

  /// Returns the width of a visible column, or zero.
  func width(of column: UISplitViewController.Column) -> CGFloat {
    guard let controller, !controller.isCollapsed, controller.visibleColumns.contains(column)
    else { return 0 }
    return controller.columnWidths.width(of: column, in: bounds.width)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller else { return }
    guard !controller.isCollapsed else {
      for child in columns.values { child.view.frame = bounds }
      return
    }
    layOutColumns(of: controller)
  }

  private func layOutColumns(of controller: UISplitViewController) {
    let visible = controller.visibleColumns.filter { columns[$0] != nil }
    let total = visible.map { width(of: $0) }.reduce(0, +)
    // 1. Place the visible columns from the primary edge, and the hidden ones outside.
    var x: CGFloat = 0
    for column in [UISplitViewController.Column.primary, .supplementary] {
      guard let view = columns[column]?.view else { continue }
      let isVisible = visible.contains(column)
      let width = controller.columnWidths.width(of: column, in: bounds.width)
      setFrame(of: view, x: isVisible ? x : x - width, width: width)
      layOutSeparator(of: column, x: isVisible ? x + width : x, isVisible: isVisible)
      if isVisible { x += width }
    }
    // 2. Place the secondary column beside or below them.
    let isDisplaced = controller.displayMode == .twoDisplaceSecondary
    let start = controller.isOverlaid ? 0 : total
    if let secondary = columns[.secondary]?.view {
      // Unverified: a displaced column keeps its width beside a single column.
      let width = isDisplaced ? bounds.width - displacedWidth(visible) : bounds.width - start
      setFrame(of: secondary, x: start, width: width)
    }
    dimmingView.frame = bounds
    dimmingView.alpha = controller.isOverlaid && !visible.isEmpty ? 1 : 0
  }

  /// The width of the column that is beside a displaced secondary one before it is displaced.
  private func displacedWidth(_ visible: [UISplitViewController.Column]) -> CGFloat {
    visible.last.map { width(of: $0) } ?? 0
  }

  private func layOutSeparator(
    of column: UISplitViewController.Column, x: CGFloat, isVisible: Bool
  ) {
    guard let separator = separators[column] else { return }
    separator.isHidden = !isVisible
    setFrame(of: separator, x: x, width: 1 / max(traitCollection.displayScale, 1))
  }

  /// Sets the frame of a view over the whole height, mirrored if the primary column is on the right.
  private func setFrame(of view: UIView, x: CGFloat, width: CGFloat) {
    let isTrailing = controller?.primaryEdge == .trailing
    let isMirrored = isRightToLeft != isTrailing
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: max(0, width),
      height: bounds.height)
  }
}
