@testable import UIKit

/// An outline in a window of 320 by 400 points: item 1 with child 11, which has child 111, and item
/// 2.
@MainActor final class OutlineScreen: NSObject, UICollectionViewDelegate {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let view: UICollectionView
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  let finger: Finger
  var selected: [Int] = []

  /// Creates a screen whose rows have the accessories that the closure returns.
  init(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    accessories: @escaping (Int) -> [UICellAccessory] = { _ in [.outlineDisclosure()] }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = headerMode
    configuration.headerTopPadding = 0
    view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = accessories(item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    finger = Finger(on: window)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = self
    window.show(view, direction)
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11], to: 1)
    outline.append([111], to: 11)
    dataSource.apply(outline, to: 0, animatingDifferences: false)
    window.layoutIfNeeded()
  }

  /// The displayed items.
  var items: [Int] { dataSource.snapshot().itemIdentifiers }

  /// Returns the cell of an item after layout.
  func cell(_ item: Int) -> UICollectionViewListCell? {
    window.layoutIfNeeded()
    guard let path = dataSource.indexPath(for: item) else { return nil }
    return view.cellForItem(at: path) as? UICollectionViewListCell
  }

  /// Returns the accessory views of an item from left to right.
  func accessories(_ item: Int) -> [AccessoryView] {
    let views = cell(item)?.subviews.compactMap { $0 as? AccessoryView } ?? []
    return views.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// Taps the center of an item's row, or a point at a distance from its leading edge.
  func tap(_ item: Int, at distance: CGFloat = 160) {
    guard let cell = cell(item) else { return }
    finger.tap(at: cell.convert(CGPoint(x: distance, y: 22), to: window))
    window.layoutIfNeeded()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(dataSource.itemIdentifier(for: indexPath) ?? 0)
  }
}
