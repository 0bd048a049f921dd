/// The field of a search bar, with a magnifying glass before its text.
///
/// - Note: Not implemented: tokens.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearchField()
  }

  /// Creates a search field with default properties.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearchField()
  }

  private func setUpSearchField() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchBarMetrics.cornerRadius
    layer.cornerCurve = .continuous
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .none
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.leftViewRect(forBounds: bounds), in: bounds, fromStart: true)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    inset(super.clearButtonRect(forBounds: bounds), in: bounds, fromStart: false)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    withGap(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    withGap(super.editingRect(forBounds: bounds))
  }

  /// Moves a side view away from the field's edge.
  private func inset(_ rect: CGRect, in bounds: CGRect, fromStart: Bool) -> CGRect {
    let isAtLeft = fromStart != isRightToLeft
    return rect.offsetBy(
      dx: isAtLeft ? SearchBarMetrics.iconMargin : -SearchBarMetrics.iconMargin, dy: 0)
  }

  /// Insets the start of the text.
  private func withGap(_ rect: CGRect) -> CGRect {
    let gap = min(SearchBarMetrics.iconGap, rect.width)
    return CGRect(
      x: isRightToLeft ? rect.minX : rect.minX + gap, y: rect.minY, width: rect.width - gap,
      height: rect.height)
  }
}
