import UIKit

extension LegoRenderer {
  /// The swipe actions of modifiers, for layouts of system lists.
  ///
  /// The closures hold the renderer weakly.
  var sectionSwipeActions: SectionSwipeActions {
    var actions = SectionSwipeActions()
    #if !os(tvOS)
      actions.leading = { [weak self] in self?.swipeActions(at: $0, edge: .leading) }
      actions.trailing = { [weak self] in self?.swipeActions(at: $0, edge: .trailing) }
    #endif
    return actions
  }
}

#if !os(tvOS)
  extension LegoRenderer {
    /// Returns the swipe actions that modifiers provide at an edge of a row, or `nil` if there are
    /// none.
    ///
    /// Layouts of LegoKit call it. Call it in a list configuration of your own:
    ///
    /// ```swift
    /// configuration.trailingSwipeActionsConfigurationProvider = { [weak legoRenderer] path in
    ///   legoRenderer?.swipeActions(at: path, edge: .trailing)
    /// }
    /// ```
    public func swipeActions(at path: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
      guard let swipe = screen?.traits(at: path)?.swipeActions(edge) else { return nil }
      let actions = swipe.actions()
      guard !actions.isEmpty else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: actions.map(\.contextualAction))
      configuration.performsFirstActionWithFullSwipe = swipe.allowsFullSwipe
      return configuration
    }
  }

  extension SwipeAction {
    /// The action of UIKit.
    fileprivate var contextualAction: UIContextualAction {
      let action = UIContextualAction(
        style: style == .destructive ? .destructive : .normal, title: title
      ) { [handler] _, _, completion in
        handler()
        completion(true)
      }
      if let image { action.image = image }
      if let backgroundColor { action.backgroundColor = backgroundColor }
      return action
    }
  }
#endif
