/// The state of a view, for which configurations are updated: traits, interaction states and custom
/// values.
public protocol UIConfigurationState {
  /// Creates a default state with traits.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The custom value for a key. Setting `nil` removes it.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A configuration state that can be converted to that of a cell, as predefined configurations need
/// it.
protocol CellStateConvertible: UIConfigurationState {
  /// The state of a cell; properties that the type doesn't have are `false`.
  var cellState: UICellConfigurationState { get }
}

extension UICellConfigurationState {
  /// Converts the state of any view; custom types keep their traits only.
  init(converting state: any UIConfigurationState) {
    self =
      (state as? any CellStateConvertible)?.cellState
      ?? UICellConfigurationState(traitCollection: state.traitCollection)
  }
}

/// A key of a custom value in a configuration state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///   static let isArchived = UIConfigurationStateCustomKey("com.my-app.isArchived")
/// }
///
/// extension UICellConfigurationState {
///   var isArchived: Bool {
///     get { self[.isArchived] as? Bool ?? false }
///     set { self[.isArchived] = newValue }
///   }
/// }
/// ```
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name of the key, which should be unique to the app.
  public let rawValue: String

  /// Creates a key from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key from a name.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }
}

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

extension UIViewConfigurationState: CellStateConvertible {
  var cellState: UICellConfigurationState { UICellConfigurationState(view: self) }
}
