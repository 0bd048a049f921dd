/// The state that a header, a footer or any view that is no cell is configured for.
///
/// Each part is false until it is set.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus of a keyboard or a remote control.
  public var isFocused = false
  /// Whether the view is held at the edge of a list while the list scrolls (iOS 15).
  public var isPinned = false

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a view that nothing is known of but its traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// What an app keeps in the state under a key of its own; nil when nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
