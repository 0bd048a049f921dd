/// A step of an update, which a layout receives before its elements are requested again.
///
/// The index path of a step that concerns a whole section has the item `NSNotFound`.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The actions of steps.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No action.
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

  /// The index path before the update; `nil` for an insertion.
  open var indexPathBeforeUpdate: IndexPath? { before }
  /// The index path after the update; `nil` for a deletion.
  open var indexPathAfterUpdate: IndexPath? { after }
  /// The action.
  open var updateAction: Action { action }
}
