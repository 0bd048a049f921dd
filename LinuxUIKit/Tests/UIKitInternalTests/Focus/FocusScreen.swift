@testable import UIKit

/// A grid of items in a key window of 320 by 480 points, with a keyboard of its own: three columns of
/// squares of 100 points, 10 points apart.
@MainActor final class FocusScreen: NSObject, UICollectionViewDelegate {
  let screen: TypingScreen
  let view: UICollectionView
  private(set) var source: UICollectionViewDiffableDataSource<Int, Int>?
  /// The items that were selected, in their order.
  private(set) var selected: [Int] = []
  /// The items between which the focus moved, as the delegate was notified.
  private(set) var moves: [[Int?]] = []
  /// The items that can't be focused.
  var excluded: Set<Int> = []
  /// Whether updates of the focus are allowed.
  var allowsUpdates = true

  /// Creates a grid of the items from 0, with other views.
  init(count: Int, _ others: UIView...) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    screen = TypingScreen(view)
    super.init()
    others.forEach(screen.window.addSubview)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.backgroundColor = UIColor(white: CGFloat(item % 5) / 10 + 0.4, alpha: 1)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    view.delegate = self
    setItems(Array(0..<count))
  }

  /// Displays other items.
  func setItems(_ items: [Int], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source?.apply(snapshot, animatingDifferences: animated)
    screen.window.layoutIfNeeded()
  }

  /// Presses and releases a key; returns the focused item.
  @discardableResult
  func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> Int? {
    screen.press(key, modifiers)
    screen.window.layoutIfNeeded()
    return focused
  }

  /// The focused item; `nil` if there is none.
  var focused: Int? { view.focus.current.flatMap { source?.itemIdentifier(for: $0) } }

  /// The items whose cells are focused.
  var focusedCells: [Int] {
    view.visibleCells.filter(\.isFocused)
      .compactMap { view.indexPath(for: $0) }.compactMap { source?.itemIdentifier(for: $0) }
  }

  private func item(_ path: IndexPath?) -> Int? { path.flatMap { source?.itemIdentifier(for: $0) } }

  // MARK: Delegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected += [item(indexPath) ?? -1]
  }

  func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { !excluded.contains(item(indexPath) ?? -1) }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { allowsUpdates }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    moves.append([item(context.previouslyFocusedIndexPath), item(context.nextFocusedIndexPath)])
  }
}
