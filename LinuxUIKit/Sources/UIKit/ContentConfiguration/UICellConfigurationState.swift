/// The state that a cell is configured for.
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
/// Each part is false, or nothing, until it is set. Of what a cell tells by itself ours knows the
/// traits, selection, highlight, swipes, movement and outlines (uikit.md 6.7).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a dragged cell does.
  public enum DragState: Hashable, Sendable {
    /// It is not dragged.
    case none
    /// It is being lifted.
    case lifting
    /// It is under the finger.
    case dragging
  }

  /// What a drag of something else means for the cell.
  public enum DropState: Hashable, Sendable {
    /// No drag is over the collection view.
    case none
    /// A drag is over the collection view and would not drop on the cell.
    case notTargeted
    /// A drag would drop on the cell.
    case targeted
  }

  /// What cells have in common with other views.
  var view: UIViewConfigurationState
  /// Whether the collection view is being edited.
  public var isEditing = false
  /// Whether what is below the cell in an outline is shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether a finger moves the cell to another place.
  public var isReordering = false
  /// What the cell does while it is dragged.
  public var cellDragState = DragState.none
  /// What a drag of something else means for the cell.
  public var cellDropState = DropState.none

  /// The state of a cell that nothing is known of but its traits.
  public init(traitCollection: UITraitCollection) {
    self.init(view: UIViewConfigurationState(traitCollection: traitCollection))
  }

  /// A cell's state of which only the part that views have is known.
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

  /// Whether the cell does not react.
  public var isDisabled: Bool {
    get { view.isDisabled }
    set { view.isDisabled = newValue }
  }

  /// Whether a finger is on the cell.
  public var isHighlighted: Bool {
    get { view.isHighlighted }
    set { view.isHighlighted = newValue }
  }

  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { view.isSelected }
    set { view.isSelected = newValue }
  }

  /// Whether the cell has the focus of a keyboard or a remote control.
  public var isFocused: Bool {
    get { view.isFocused }
    set { view.isFocused = newValue }
  }

  /// Whether the cell is held at the edge of a list while the list scrolls (iOS 15).
  public var isPinned: Bool {
    get { view.isPinned }
    set { view.isPinned = newValue }
  }

  /// What an app keeps in the state under a key of its own; nil when nothing.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { view[key] }
    set { view[key] = newValue }
  }
}
