/// One step of an update, as a layout is told of it before it is asked anew.
///
/// A step about a whole section has an index path whose item is `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What a step does.
  public enum Action: Int, Sendable {
    /// Something new comes in.
    case insert = 0
    /// Something goes.
    case delete = 1
    /// Something is shown anew in its place.
    case reload = 2
    /// Something keeps its identity and gets another place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  init(before: IndexPath?, after: IndexPath?, action: Action) {
    self.before = before
    self.after = after
    self.action = action
  }

  /// The place before the update; nil for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The place after the update; nil for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// What the step does.
  open var updateAction: Action { action }
}
