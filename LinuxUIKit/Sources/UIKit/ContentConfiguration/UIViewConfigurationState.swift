/// The state of a header, footer or other view that isn't a cell.
///
/// All properties are `false` by default.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false
  /// Whether the view is pinned at the edge of a list (iOS 15).
  public var isPinned = false

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Returns the custom value for a key, or `nil` if none is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
