/// One wheel of a picker view, of which only the visible rows exist.
final class PickerComponentView: UIScrollView, UIScrollViewDelegate {
  /// The functions of the picker view that a wheel calls with the index of a row.
  struct Content {
    /// Returns the custom view of a row; the argument is a view to reuse.
    var view: (Int, UIView?) -> UIView?
    /// Returns the title of a row.
    var title: (Int) -> NSAttributedString?
    /// Called when the user selected a row.
    var didSelect: (Int) -> Void
  }

  private let content: Content
  private var wheel = PickerWheel()
  private var rows = PickerRows()
  private var selection: Int?
  private var isUserMoving = false

  /// Creates a wheel without rows.
  init(_ content: Content) {
    self.content = content
    super.init(frame: .zero)
    setScrollDelegate(self)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    decelerationRate = .fast
    isAccessibilityElement = true
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] tap in self?.selectRow(tappedBy: tap) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// The number of rows.
  var rowCount: Int { wheel.rowCount }
  /// The height of a row in points.
  var rowHeight: CGFloat { wheel.rowHeight }
  /// The selected row, or `nil` without rows.
  var selectedRow: Int? { selection }

  /// Replaces all rows, and keeps the index of the selected row if there is one of that index.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    rows.removeAll()
    wheel.rowCount = max(0, rowCount)
    wheel.rowHeight = rowHeight > 0 && rowHeight.isFinite ? rowHeight : PickerMetrics.rowHeight
    selection = wheel.rowCount > 0 ? min(selection ?? 0, wheel.rowCount - 1) : nil
    updateContentSize()
  }

  /// Reads the visible rows again, and leaves the wheel where it is.
  func reloadVisibleRows() {
    rows.removeAll()
    setNeedsLayout()
  }

  /// Moves a row to the front; rows out of range are limited to the first and the last row.
  func select(_ row: Int, animated: Bool) {
    guard wheel.rowCount > 0 else { return }
    isUserMoving = false
    let row = min(max(row, 0), wheel.rowCount - 1)
    selection = row
    setContentOffset(offset(atPosition: wheel.position(of: row)), animated: animated)
  }

  /// The custom view of a row, if it's displayed.
  func customView(ofRow row: Int) -> UIView? { rows.customView(of: row) }

  // MARK: Layout

  override func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {
    super.boundsDidChange(from: oldBounds, to: newBounds)
    if oldBounds.size != newBounds.size { updateContentSize() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let visible = wheel.visibleRows(at: position)
    rows.removeAll { !visible.contains($0) }
    for row in visible {
      let view = rows.view(of: row) ?? insertView(of: row)
      display(view, wheel.appearance(of: row, at: position))
    }
  }

  private func insertView(of row: Int) -> UIView {
    let view = rows.insert(row, content)
    addSubview(view)
    return view
  }

  private func display(_ view: UIView, _ appearance: PickerWheel.Appearance) {
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: wheel.rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + appearance.distance)
    view.transform = CGAffineTransform(scaleX: 1, y: appearance.scale)
    view.alpha = appearance.alpha
    view.layoutIfNeeded()
  }

  /// The position of the wheel.
  private var position: CGFloat { contentOffset.y + contentInset.top }

  private func offset(atPosition position: CGFloat) -> CGPoint {
    CGPoint(x: 0, y: position - contentInset.top)
  }

  private func updateContentSize() {
    wheel.height = bounds.height
    let inset = (bounds.height - wheel.rowHeight) / 2
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(wheel.rowCount) * wheel.rowHeight)
    if !isUserMoving || !(isDragging || isDecelerating) {
      setContentOffset(offset(atPosition: wheel.position(of: selection ?? 0)), animated: false)
    }
    setNeedsLayout()
  }

  // MARK: Selection by the user

  override func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard wheel.positions.contains(proposed.y + contentInset.top) else { return proposed }
    return offset(
      atPosition: wheel.settledPosition(nearest: proposed.y + contentInset.top))
  }

  override func didReleaseStoppedContent() {
    settle(at: wheel.settledPosition(nearest: position))
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    isUserMoving = true
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { endMoving() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { endMoving() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endMoving() }

  private func selectRow(tappedBy tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !isDragging, !isDecelerating else { return }
    let distance = tap.location(in: self).y - bounds.midY
    guard let row = wheel.row(displayedAt: distance, position: position) else { return }
    settle(at: wheel.position(of: row))
  }

  private func settle(at position: CGFloat) {
    isUserMoving = true
    let offset = offset(atPosition: position)
    guard offset != contentOffset else { return endMoving() }
    setContentOffset(offset, animated: true)
  }

  /// Selects the row in front after the user moved the wheel.
  private func endMoving() {
    guard isUserMoving, !isTracking, let row = wheel.row(at: position),
      abs(wheel.position(of: row) - position) < Self.tolerance
    else { return }
    isUserMoving = false
    selection = row
    content.didSelect(row)
  }

  /// The distance from a row at which the wheel counts as settled, in points.
  private static let tolerance: CGFloat = 0.5

  // MARK: Accessibility

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selection.flatMap { rows.text(of: $0, content) } }
    set { super.accessibilityValue = newValue }
  }

  /// Selects the next row.
  override func accessibilityIncrement() { adjust(by: 1) }

  /// Selects the previous row.
  override func accessibilityDecrement() { adjust(by: -1) }

  private func adjust(by distance: Int) {
    guard let selection, (0..<wheel.rowCount).contains(selection + distance) else { return }
    select(selection + distance, animated: true)
    content.didSelect(selection + distance)
  }
}

/// The views of the visible rows of a wheel.
@MainActor private struct PickerRows {
  private struct Row {
    let host: UIView
    let content: UIView
    let isCustom: Bool
  }

  private var rows: [Int: Row] = [:]
  private var reusableViews: [UIView] = []
  private var reusableLabels: [UILabel] = []

  /// Returns the view of a row, if it exists.
  func view(of row: Int) -> UIView? { rows[row]?.host }

  /// Returns the delegate's view of a row, if it's displayed.
  func customView(of row: Int) -> UIView? {
    rows[row].flatMap { $0.isCustom ? $0.content : nil }
  }

  /// Returns the text that describes a row.
  func text(of row: Int, _ source: PickerComponentView.Content) -> String? {
    if let custom = customView(of: row) {
      return custom.accessibilityLabel ?? (custom as? UILabel)?.text
    }
    return source.title(row)?.string
  }

  /// Creates the view of a row.
  mutating func insert(_ row: Int, _ source: PickerComponentView.Content) -> UIView {
    let created = makeRow(row, source)
    created.content.frame = created.host.bounds
    created.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    created.host.isUserInteractionEnabled = created.isCustom
    created.host.addSubview(created.content)
    rows[row] = created
    return created.host
  }

  private mutating func makeRow(_ row: Int, _ source: PickerComponentView.Content) -> Row {
    if let view = source.view(row, reusableViews.last) {
      reusableViews.removeAll { $0 === view }
      view.removeFromSuperview()
      return Row(host: UIView(), content: view, isCustom: true)
    }
    let label = reusableLabels.popLast() ?? UILabel()
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = PickerMetrics.smallestScale
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.attributedText = source.title(row)
    return Row(host: UIView(), content: label, isCustom: false)
  }

  /// Removes the rows whose index meets a condition, and keeps their views for reuse.
  mutating func removeAll(where mustRemove: (Int) -> Bool = { _ in true }) {
    for (index, row) in rows where mustRemove(index) {
      row.host.removeFromSuperview()
      rows[index] = nil
      if row.isCustom {
        reusableViews.append(row.content)
      } else if let label = row.content as? UILabel {
        reusableLabels.append(label)
      }
    }
  }
}
