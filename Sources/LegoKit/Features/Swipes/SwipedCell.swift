import ScrollMotion
import UIKit

/// A cell that is moved to the side, with the buttons that it reveals.
///
/// The cell is moved by its transform and the buttons are behind it, in the part of its frame that
/// it has left. A cell with neighbors at its sides is masked, so that it does not cover them.
@MainActor final class SwipedCell {
  let cell: UICollectionViewCell
  /// The identity of the displayed item.
  let item: AnyID
  /// The edge at which the buttons are.
  let edge: SwipeEdge
  /// The buttons.
  let buttons: SwipeButtonsView
  /// The content offset of the collection view at which the cell was opened.
  let contentOffset: CGPoint
  private let isLeft: Bool
  private let isMasked: Bool
  private(set) var distance: CGFloat = 0
  private var isFullSwipe = false

  /// Inserts the buttons of actions behind a cell; returns `nil` without actions.
  init?(
    _ cell: UICollectionViewCell, displaying item: AnyID, _ swipe: SwipeActions,
    in collectionView: UICollectionView, perform: @escaping @MainActor (SwipeAction) -> Void
  ) {
    let actions = swipe.actions()
    guard !actions.isEmpty else { return nil }
    let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isLeft = (swipe.edge == .leading) != isRightToLeft
    (self.cell, self.item, edge) = (cell, item, swipe.edge)
    contentOffset = collectionView.contentOffset
    isMasked = cell.bounds.width < collectionView.bounds.width / 2
    buttons = SwipeButtonsView(
      actions, allowsFullSwipe: swipe.allowsFullSwipe, isLeft: isLeft, perform: perform)
    collectionView.insertSubview(buttons, belowSubview: cell)
    buttons.layer.zPosition = cell.layer.zPosition
    move(to: 0)
  }

  /// The direction of x in which the cell moves: 1 to the right, -1 to the left.
  var direction: CGFloat { isLeft ? 1 : -1 }

  /// The solver for the width of the cell.
  var solver: SwipeSolver { buttons.solver(cellWidth: cell.bounds.width) }

  /// Whether a point of the collection view is on the buttons or on the cell.
  func contains(_ point: CGPoint) -> Bool { frame.contains(point) }

  /// Moves the cell to a distance from its position.
  func move(to distance: CGFloat, isFullSwipe: Bool = false) {
    (self.distance, self.isFullSwipe) = (distance, isFullSwipe)
    restore()
  }

  /// Moves the cell to its distance again, after a layout pass that has moved it elsewhere.
  func restore() {
    let transform = CGAffineTransform(translationX: direction * distance, y: 0)
    if cell.transform != transform { cell.transform = transform }
    buttons.layOut(in: frame, distance: distance, isFullSwipe: isFullSwipe)
    guard isMasked else { return }
    if cell.mask == nil {
      let mask = UIView()
      mask.backgroundColor = .black
      cell.mask = mask
    }
    let bounds = cell.bounds
    cell.mask?.frame = CGRect(
      x: isLeft ? 0 : distance, y: 0, width: bounds.width - distance, height: bounds.height)
  }

  /// Removes the buttons.
  func removeButtons() {
    buttons.removeFromSuperview()
    if isMasked { cell.mask = nil }
  }

  // The frame of a transformed view is not that of its layout.
  private var frame: CGRect {
    CGRect(
      x: cell.center.x - cell.bounds.width / 2, y: cell.center.y - cell.bounds.height / 2,
      width: cell.bounds.width, height: cell.bounds.height)
  }
}
