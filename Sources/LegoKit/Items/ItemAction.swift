import UIKit

/// An action of an item, such as that of a button in its cell.
///
/// Closures can't be compared. Two actions are always equal, so that an item in which only actions
/// differ counts as unchanged and its cell is not updated. The cell runs the action of the item
/// that is displayed now, by ``TypedCellType/perform(_:)``, which is the newest one:
///
/// ```swift
/// struct PostItem: TypedItemType, Equatable {
///   typealias CellType = PostCell
///   var post: Post
///   var onLike: ItemAction<Void>
///   var id: Post.ID { post.id }
/// }
///
/// final class PostCell: UICollectionViewCell, TypedCellType {
///   private let likeButton = UIButton(configuration: .plain())
///
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     let like = UIAction { [weak self] _ in self?.perform(\.onLike) }
///     likeButton.addAction(like, for: .primaryActionTriggered)
///   }
///
///   required init?(coder: NSCoder) { nil }
///
///   func update(with item: PostItem) { likeButton.setTitle(item.post.title, for: .normal) }
/// }
///
/// PostItem(post: post, onLike: ItemAction(on: self) { screen in screen.like(post.id) })
/// ```
public struct ItemAction<Value>: Hashable {
  private let action: @MainActor (Value) -> Void

  /// Creates an action that calls `action`.
  ///
  /// The action is retained while the item is displayed, and has to capture its controller weakly.
  public init(_ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
  }

  /// Creates an action of an owner, which is held weakly.
  @MainActor public init<Owner: AnyObject>(
    on owner: Owner, _ action: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.init { [weak owner] value in
      if let owner { action(owner, value) }
    }
  }

  /// Runs the action with a value.
  @MainActor func callAsFunction(_ value: Value) {
    action(value)
  }

  /// Returns `true`: all actions are equal.
  public static func == (one: ItemAction, other: ItemAction) -> Bool { true }

  /// Hashes nothing, since all actions are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension ItemAction where Value == Void {
  /// Creates an action of an owner, which is held weakly.
  @MainActor public init<Owner: AnyObject>(
    on owner: Owner, _ action: @escaping @MainActor (Owner) -> Void
  ) {
    self.init { [weak owner] in
      if let owner { action(owner) }
    }
  }

  /// Runs the action.
  @MainActor func callAsFunction() {
    action(())
  }
}

// MARK: Actions out of cells

extension TypedCellType where Item: TypedItemType {
  /// The item that the cell displays now, with the newest actions and bindings.
  ///
  /// An equal item is not passed to ``TypedCellType/update(with:)``, although its closures may be
  /// newer. The property is `nil` for badges, and for cells that are being removed. For a header or a
  /// footer, it takes time proportional to the number of sections.
  public var displayedItem: Item? {
    displayedAnyItem?.base as? Item
  }

  /// Runs an action of the displayed item.
  public func perform(_ action: KeyPath<Item, ItemAction<Void>>) {
    displayedItem?[keyPath: action]()
  }

  /// Runs an action of the displayed item with a value.
  public func perform<Value>(_ action: KeyPath<Item, ItemAction<Value>>, with value: Value) {
    displayedItem?[keyPath: action](value)
  }
}
