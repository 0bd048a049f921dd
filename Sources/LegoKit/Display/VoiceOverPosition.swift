import UIKit

/// The item that has the focus of VoiceOver, which an update may move or update.
@MainActor struct VoiceOverPosition {
  private let token: ItemToken
  private let path: IndexPath
  private let stack: CollectionStack
  private weak var cell: UICollectionViewCell?
  private weak var element: UIView?

  /// Returns the position in a collection view, or `nil` if VoiceOver is elsewhere or not running.
  init?(in stack: CollectionStack) {
    guard UIAccessibility.isVoiceOverRunning,
      let element = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView,
      let cell = stack.collectionView.cell(containing: element),
      let path = stack.collectionView.indexPath(for: cell),
      let token = stack.dataSource.itemIdentifier(for: path)
    else { return nil }
    (self.token, self.path, self.stack) = (token, path, stack)
    (self.cell, self.element) = (cell, element)
  }

  /// Moves VoiceOver to the item after a change that has moved it, updated it, or displayed it in
  /// another cell.
  ///
  /// VoiceOver stays on the element in the cell if there still is one. An item that is no longer
  /// visible has no position.
  func restore(after change: CollectionChange) {
    guard let path = stack.dataSource.indexPath(for: token) else { return }
    stack.collectionView.layoutIfNeeded()
    guard let cell = stack.collectionView.cellForItem(at: path) else { return }
    let isSame = cell === self.cell && path == self.path && !change.changedTokens.contains(token)
    guard !isSame else { return }
    let element = element.flatMap { $0.isDescendant(of: cell) && !$0.isHidden ? $0 : nil }
    UIAccessibility.post(notification: .layoutChanged, argument: element ?? cell)
  }
}

extension UICollectionView {
  /// Returns the cell of this collection view that is or contains a view.
  fileprivate func cell(containing view: UIView) -> UICollectionViewCell? {
    guard view.isDescendant(of: self) else { return nil }
    return sequence(first: view, next: \.superview).lazy
      .compactMap { $0 as? UICollectionViewCell }
      .first { self.indexPath(for: $0) != nil }
  }
}
