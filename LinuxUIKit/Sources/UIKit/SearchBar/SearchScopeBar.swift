/// The scope buttons of a search bar, a segmented control below the field.
final class SearchScopeBar: UIView {
  private let control = UISegmentedControl()
  private let onSelection: (Int) -> Void

  /// The titles of the buttons.
  private(set) var titles: [String] = []
  /// The selected button, which may be beyond the titles.
  private(set) var selectedIndex = 0
  /// Whether the buttons are displayed once there are any.
  private(set) var isShown = false

  /// Creates buttons that report a selection by the user, and that aren't shown at first.
  init(onSelection: @escaping (Int) -> Void) {
    self.onSelection = onSelection
    super.init(frame: .zero)
    isHidden = true
    addSubview(control)
    control.addAction(
      UIAction { [weak self] _ in self?.didSelect() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// The height that the buttons add to the search bar; 0 if none are displayed.
  var additionalHeight: CGFloat { isHidden ? 0 : SearchBarMetrics.scopeBarHeight }

  /// Replaces the titles.
  func setTitles(_ titles: [String]) {
    self.titles = titles
    control.removeAllSegments()
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    select(selectedIndex)
    updateVisibility()
  }

  /// Shows or hides the buttons.
  func setIsShown(_ isShown: Bool) {
    self.isShown = isShown
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = !isShown || titles.isEmpty
  }

  /// Selects a button.
  func select(_ index: Int) {
    selectedIndex = index
    control.selectedSegmentIndex =
      titles.indices.contains(index) ? index : UISegmentedControl.noSegment
  }

  private func didSelect() {
    selectedIndex = control.selectedSegmentIndex
    onSelection(selectedIndex)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    control.frame = bounds
  }
}
