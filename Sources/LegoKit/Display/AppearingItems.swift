import UIKit

/// The items whose cells are displayed, as the features of a screen learn of them.
///
/// A layout pass may display items and remove them again, for example the first rows of a screen
/// that opens at its end. Items that appear in a pass are therefore reported at its end, in the order of
/// their positions: UIKit displays the cells of a pass in any order.
@MainActor final class AppearingItems {
  private weak var screen: (any DisplayedScreen)?
  /// The items that appear in the layout pass in progress; `nil` between passes.
  private var newItems: [DisplayedItem]?

  /// Creates a tracker for a displayed screen.
  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  /// Handles an item that a cell is about to display.
  func willDisplay(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let screen, let item = screen.displayedItem(in: cell, at: path) else { return }
    screen.features.willDisplay(item.traits)
    screen.features.forEach { $0.adapt(item) }
    ModifierIgnoredByLayout(item, in: screen.collectionView).map { screen.report([$0]) }
    if newItems != nil { newItems?.append(item) } else { report(item) }
  }

  private func report(_ item: DisplayedItem) {
    screen?.features.forEach { $0.itemDidAppear(item) }
  }

  /// Handles a cell that no longer displays an item.
  func didEndDisplaying(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let screen else { return }
    screen.features.forEach { $0.restore(cell) }
    if let index = newItems?.firstIndex(where: { $0.cell === cell }) {
      newItems?.remove(at: index)
      return
    }
    screen.features.forEach { $0.itemDidDisappear(from: cell, at: path) }
  }

  /// Adapts displayed cells to a description that is displayed from now on.
  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView else { return }
    for path in collectionView.indexPathsForVisibleItems {
      guard let cell = collectionView.cellForItem(at: path),
        let item = screen.displayedItem(in: cell, at: path)
      else { continue }
      screen.features.willDisplay(item.traits)
      screen.features.forEach { $0.adapt(item) }
      // Between an update and the layout pass that scrolls to the anchor, other items are displayed.
      if newItems == nil { screen.features.forEach { $0.itemDidStay(item) } }
    }
  }

  /// Begins a layout pass.
  func layoutWillBegin() {
    newItems = newItems ?? []
  }

  /// Reports the items that have appeared in a layout pass.
  func layoutDidEnd() {
    let new = (newItems ?? []).sorted { $0.path < $1.path }
    newItems = nil
    for item in new { report(item) }
  }
}
