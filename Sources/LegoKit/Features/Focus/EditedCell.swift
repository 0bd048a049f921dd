import UIKit

/// The cell of a list that contains the edited field, in the cell itself or in lists in it.
///
/// UIKit keeps the cell of the first responder when it is out of sight. If an update has moved it there, the
/// list follows it; if the user has scrolled, it doesn't.
@MainActor struct EditedCell {
  private weak var field: UIView?
  private var wasVisible = false
  private var hasNewContent = false
  private var hasLeftSight = false

  /// Sets the field that is being edited, whose cell is visible.
  mutating func set(_ field: UIView?) {
    (self.field, wasVisible) = (field, true)
  }

  /// Tells that the content has changed, which the next layout pass may display first.
  mutating func contentDidChange() {
    hasNewContent = true
  }

  /// Returns the path of the cell if an update has moved it out of sight; `nil` otherwise, and while the
  /// update goes on.
  mutating func pathOutOfSight(of screen: any DisplayedScreen) -> IndexPath? {
    guard let field, field.isFirstResponder, let collectionView = screen.collectionView,
      let path = path(of: field, in: collectionView)
    else {
      self = EditedCell()
      return nil
    }
    let isVisible = collectionView.indexPathsForVisibleItems.contains(path)
    let isChanging = screen.isUpdating || hasNewContent
    hasLeftSight = !isVisible && (hasLeftSight || wasVisible && isChanging)
    wasVisible = isVisible
    guard !screen.isUpdating else { return nil }
    defer { (hasNewContent, hasLeftSight) = (false, false) }
    return hasLeftSight ? path : nil
  }

  private func path(of field: UIView, in collectionView: UICollectionView) -> IndexPath? {
    var cell: UICollectionViewCell?
    for view in sequence(first: field, next: \.superview) {
      if view === collectionView { return cell.flatMap(collectionView.indexPath(for:)) }
      if let view = view as? UICollectionViewCell { cell = view }
    }
    return nil
  }
}
