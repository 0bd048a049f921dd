/// The state of a cell, for which it is configured.
///
/// ```swift
/// override func updateConfiguration(using state: UICellConfigurationState) {
///   var content = defaultContentConfiguration().updated(for: state)
///   content.text = item.name
///   if state.isHighlighted || state.isSelected { content.textProperties.color = .white }
///   contentConfiguration = content
/// }
/// ```
///
/// All properties are `false` or empty by default. Cells set the traits, selection, highlight,
/// swipe, reordering and expansion states (uikit.md, 6.7).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Hashable, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Hashable, Sendable {
    /// No drag is over the collection view.
    case none
    /// A drag is over the collection view but wouldn't drop on the cell.
    case notTargeted
    /// A drag would drop on the cell.
    case targeted
  }

  /// The part shared with other views.
  var view: UIViewConfigurationState
  /// Whether the collection view is in editing mode.
  public var isEditing = false
  /// Whether the cell's children in an outline are expanded.
  public var isExpanded = false
  /// Whether swipe actions of the cell are displayed.
  public var isSwiped = false
  /// Whether the cell's item is being moved interactively.
  public var isReordering = false
  /// The drag state of the cell.
  public var cellDragState = DragState.none
  /// The drop state of a cell.
  public var cellDropState = DropState.none

  /// Creates a default state with traits.
  public init(traitCollection: UITraitCollection) {
    self.init(view: UIViewConfigurationState(traitCollection: traitCollection))
  }

  /// Creates a state from the part shared with other views.
  init(view: UIViewConfigurationState) {
    self.view = view
  }
}

extension UICellConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection {
    get { view.traitCollection }
    set { view.traitCollection = newValue }
  }

  /// Whether the cell is disabled.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether the cell is highlighted.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the cell is focused.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell is pinned at the edge of a list (iOS 15).
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  /// Returns the custom value for a key, or `nil` if none is set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}

extension UICellConfigurationState: CellStateConvertible {
  var cellState: UICellConfigurationState { self }
}
