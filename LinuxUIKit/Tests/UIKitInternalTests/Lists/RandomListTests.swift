import TestSupport
import Testing

@testable import UIKit

/// Invariants of visible rows after random actions.
@Suite("Lists after random actions") @MainActor struct RandomListTests {
  @Test("After random actions, rows show their item, position and the state of the list")
  func randomActions() {
    for seed in 0..<12 {
      withHeldClock { clock in
        var list = RandomListActions(seed: UInt64(seed))
        for number in 0..<60 {
          list.step()
          list.window.layoutIfNeeded()
          clock.advance(by: 0.5, framesPerSecond: 4)
          let faults = faults(of: list)
          #expect(faults.isEmpty, "seed \(seed), step \(number), \(list.last): \(faults)")
          guard faults.isEmpty else { return }
        }
      }
    }
  }

  private func faults(of list: RandomListActions) -> [String] {
    let view = list.view
    let actions = view.subviews.filter { $0 is SwipeActionsView }.count
    let isOpen = view.indexPathOfSwipedItem != nil
    let swipes = actions == (isOpen ? 1 : 0) ? [] : ["\(actions) rows have buttons"]
    return swipes
      + view.indexPathsForVisibleItems.sorted().flatMap { path in
        faults(of: list, at: path).map { "\(path): \($0)" }
      }
  }

  private func faults(of list: RandomListActions, at path: IndexPath) -> [String] {
    guard let cell = list.view.cellForItem(at: path) as? UICollectionViewListCell,
      let item = list.dataSource.itemIdentifier(for: path)
    else { return ["no cell or no item"] }
    let outline = list.dataSource.snapshot(for: 0)
    let state = cell.configurationState
    let isSwiped = list.view.indexPathOfSwipedItem == path
    let content = cell.contentConfiguration as? UIListContentConfiguration
    let checks = [
      ("text", content?.text == "\(item)"),
      ("level", cell.indentationLevel == outline.level(of: item)),
      ("isExpanded", state.isExpanded == outline.isExpanded(item)),
      ("isEditing", state.isEditing == list.view.isEditing),
      ("isSwiped", state.isSwiped == isSwiped),
      ("place", isSwiped || isInPlace(cell, at: path, in: list.view)),
      ("moved aside", !isSwiped || abs(abs(cell.frame.minX - 16) - 74) < 1e-6),
      ("accessories", shown(in: cell) == expected(of: item, isEditing: state.isEditing)),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }

  /// Returns whether a view has the expected frame.
  ///
  /// Thirds of points are inexact, since views store their center instead of their origin.
  private func isInPlace(
    _ cell: UICollectionViewCell, at path: IndexPath, in view: UICollectionView
  ) -> Bool {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return false }
    let (center, size) = (CGPoint(x: frame.midX, y: frame.midY), cell.bounds.size)
    return hypot(cell.center.x - center.x, cell.center.y - center.y) < 1e-6
      && hypot(size.width - frame.width, size.height - frame.height) < 1e-6
  }

  /// Returns the kinds of accessories for which the cell has views, from left to right.
  private func shown(in cell: UICollectionViewListCell) -> [AccessoryKind] {
    cell.subviews.compactMap { $0 as? AccessoryView }
      .sorted { $0.frame.minX < $1.frame.minX }.map(\.accessory.kind)
  }

  private func expected(of item: Int, isEditing: Bool) -> [AccessoryKind] {
    let order = AccessoryOrder(RandomListActions.accessories(of: item), isEditing: isEditing)
    return (order.leading + order.trailing).map(\.kind)
  }
}
