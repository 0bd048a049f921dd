import UIKit

extension LegoRenderer {
  /// Opens the swipe actions at an edge of a displayed item, as a swipe does.
  ///
  /// Another open item is closed. Lists of the system open their rows by swipes only.
  ///
  /// - Parameters:
  ///   - path: The index path of the item.
  ///   - edge: The edge. The default is the trailing one.
  /// - Returns: `false` if the item is not visible or has no actions at that edge, if it is in a list
  ///   of the system, or if it scrolls horizontally.
  @discardableResult public func openSwipeActions(
    at path: IndexPath, edge: SwipeEdge = .trailing
  ) -> Bool {
    // The item may be displayed, and its feature created, by the next layout pass only.
    collectionView?.layoutIfNeeded()
    return swipes?.open(at: path, edge: edge) ?? false
  }

  /// Closes the item whose swipe actions are open.
  ///
  /// - Returns: `false` if none was open. Rows of the system's lists are not closed.
  @discardableResult public func closeSwipeActions(animated: Bool = true) -> Bool {
    swipes?.close(animated: animated) ?? false
  }

  private var swipes: SwipeFeature? { screen?.features.feature(SwipeFeature.self) }
}
