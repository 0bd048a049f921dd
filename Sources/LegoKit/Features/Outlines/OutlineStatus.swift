import UIKit

/// The item in place of the children of a node that are being loaded, or could not be loaded.
struct OutlineStatus<Node, ParentID: Hashable>: TypedItemType, Equatable, StatusItem,
  IndentedStatusItem, TransientItem
{
  typealias CellType = StatusCell<OutlineStatus>

  /// The identity, which is none of a node.
  struct ID: Hashable {
    let parent: ParentID
  }

  let id: ID
  let isLoading: Bool
  let text: String?
  let actionTitle: String?
  /// The level of the children among rows; 0 among other items.
  let indentationLevel: Int

  /// Creates the item for a state, or returns `nil` if there is nothing to display.
  ///
  /// Children that are not being loaded yet are loaded when the item is displayed.
  init?(_ state: LoadState, of parent: ParentID, indentationLevel: Int) {
    (id, self.indentationLevel) = (ID(parent: parent), indentationLevel)
    switch state {
    case .idle, .loading: (isLoading, text, actionTitle) = (true, nil, nil)
    case .failed(let message): (isLoading, text, actionTitle) = (false, message, "Try Again")
    case .loaded: return nil
    }
  }
}

/// The loading of the children of one node.
struct OutlineLoad: Trait {
  static var modifier: String { "children" }

  /// The state, which is idle until the children are loaded.
  let state: Binding<LoadState>
  /// Loads the children, and returns a closure that inserts them.
  let load: @MainActor () async throws -> @MainActor () -> Void

  /// Creates the loading of the children of a node.
  @MainActor init<Node: Identifiable>(
    of node: Node, into loaded: Binding<OutlineChildren<Node>>,
    _ children: @escaping @MainActor (Node) async throws -> [Node]
  ) {
    state = loaded.map(\.[state: node.id])
    load = {
      let children = try await children(node)
      return { loaded.wrappedValue[node.id] = children }
    }
  }

  /// Returns the item for a state; a tap after a failure loads the children again.
  func status<Node, ID: Hashable>(
    _ value: LoadState, of node: Node, id: ID, indentationLevel: Int
  ) -> ModifiedItem<OutlineStatus<Node, ID>>? {
    guard
      let item = OutlineStatus<Node, ID>(value, of: id, indentationLevel: indentationLevel)
    else { return nil }
    return item.canSelect(item.actionTitle != nil)
      .onSelect { [state] in state.wrappedValue = .idle }
      .adding(self)
  }
}
