/// A view with one or more wheels, on each of which the user selects a row.
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(2, inComponent: 0, animated: false)
/// ```
///
/// A drag turns a wheel, which settles at a row; a tap selects the row under the finger. Only the
/// visible rows have views, so that the cost doesn't depend on the number of rows. Each wheel is an
/// adjustable accessibility element.
@preconcurrency @MainActor open class UIPickerView: UIView {
  private let selectionView = UIView()
  private var components: [PickerComponentView] = []
  private var isLoaded = false

  /// Creates a picker view; an empty frame gets the size 320 by 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
    setUp()
  }

  /// Creates a picker view.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Content

  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsReload() }
  }

  /// The object that provides the rows and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsReload() }
  }

  /// The number of components.
  open var numberOfComponents: Int { loaded.count }

  /// Returns the number of rows of a component; 0 if there is no such component.
  open func numberOfRows(inComponent component: Int) -> Int {
    self.component(component)?.rowCount ?? 0
  }

  /// Returns the size of a row of a component, in points; zero if there is no such component.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let view = self.component(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: view.bounds.width, height: view.rowHeight)
  }

  /// Returns the view that the delegate provided for a row.
  ///
  /// The result is `nil` if the row isn't displayed or displays a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    self.component(component)?.customView(ofRow: row)
  }

  /// Reloads all components, and keeps the selected indexes as far as there are such rows.
  open func reloadAllComponents() {
    isLoaded = false
    _ = loaded
  }

  /// Reloads the rows of a component; components that don't exist are ignored.
  open func reloadComponent(_ component: Int) {
    guard let view = self.component(component) else { return }
    reload(view, at: component)
    setNeedsLayout()
  }

  // MARK: Selection

  // Unverified: rows out of range are limited to those that exist.
  /// Selects a row and turns the wheel to it.
  ///
  /// The delegate isn't notified. Rows out of range are limited to the first and the last row;
  /// components that don't exist are ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    self.component(component)?.select(row, animated: animated)
  }

  /// Returns the index of the selected row of a component, or -1 if there is none.
  ///
  /// While a wheel turns, this is the row that was selected before.
  open func selectedRow(inComponent component: Int) -> Int {
    self.component(component)?.selectedRow ?? -1
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let columns = PickerColumns(widths: loaded.indices.map { width(ofComponent: $0) })
    let frames = columns.frames(in: bounds, isRightToLeft: isRightToLeft)
    for (view, frame) in zip(loaded, frames) { view.frame = frame }
    let height = loaded.map(\.rowHeight).max() ?? PickerMetrics.rowHeight
    selectionView.frame = CGRect(
      x: PickerMetrics.sideInset, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * PickerMetrics.sideInset), height: height)
    selectionView.isHidden = loaded.isEmpty
  }
}

extension UIPickerView {
  /// Reads the visible rows again, and leaves the wheels where they are.
  func reloadVisibleRows() {
    for view in loaded { view.reloadVisibleRows() }
  }

  private func setUp() {
    selectionView.backgroundColor = .tertiarySystemFill
    selectionView.layer.cornerRadius = PickerMetrics.selectionRadius
    selectionView.isUserInteractionEnabled = false
    addSubview(selectionView)
  }

  private func setNeedsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  /// The wheels, after loading them if that is due.
  private var loaded: [PickerComponentView] {
    guard !isLoaded else { return components }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while components.count > count { components.removeLast().removeFromSuperview() }
    while components.count < count { appendComponent() }
    for (index, view) in components.enumerated() { reload(view, at: index) }
    setNeedsLayout()
    return components
  }

  private func component(_ index: Int) -> PickerComponentView? {
    let views = loaded
    return views.indices.contains(index) ? views[index] : nil
  }

  private func appendComponent() {
    let view = PickerComponentView(content(ofComponent: components.count))
    components.append(view)
    addSubview(view)
  }

  private func reload(_ view: PickerComponentView, at index: Int) {
    view.reload(
      rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: index) ?? 0,
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: index)
        ?? PickerMetrics.rowHeight)
  }

  private func width(ofComponent index: Int) -> CGFloat? {
    guard let width = delegate?.pickerView(self, widthForComponent: index), width >= 0,
      width.isFinite
    else { return nil }
    return width
  }

  private func content(ofComponent index: Int) -> PickerComponentView.Content {
    PickerComponentView.Content { [weak self] row, reusable in
      guard let self, let delegate else { return nil }
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: index, reusing: reusable)
      return view === PickerDefaults.noView ? nil : view
    } title: { [weak self] row in
      self?.title(ofRow: row, inComponent: index)
    } didSelect: { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: index)
    }
  }

  private func title(ofRow row: Int, inComponent index: Int) -> NSAttributedString? {
    guard let delegate else { return nil }
    let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: index)
    if let attributed { return NSAttributedString(attributed, addingDefaults: Self.attributes) }
    return delegate.pickerView(self, titleForRow: row, forComponent: index)
      .map { NSAttributedString(string: $0, attributes: Self.attributes) }
  }

  private static var attributes: [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: PickerMetrics.fontSize), .foregroundColor: UIColor.label]
  }
}

extension NSAttributedString {
  /// Creates a copy in which characters without one of the default attributes have it.
  fileprivate convenience init(
    _ text: NSAttributedString, addingDefaults attributes: [NSAttributedString.Key: Any]
  ) {
    let copy = NSMutableAttributedString(string: text.string, attributes: attributes)
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { values, range, _ in copy.addAttributes(values, range: range)
    }
    self.init(attributedString: copy)
  }
}
