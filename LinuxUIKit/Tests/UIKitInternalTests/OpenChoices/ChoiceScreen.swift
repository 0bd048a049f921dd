@testable import UIKit

/// A list of rows of 50 points that records the calls of its collection view.
///
/// Six rows are visible: 300 points below no header.
@MainActor final class ChoiceScreen: NSObject {
  /// A call that the list receives.
  enum Call: Hashable {
    case request(Int)
    case willDisplay(Int)
    case didEndDisplaying(Int)
  }

  var items: [ModelItem]
  private(set) var calls: [Call] = []
  /// The items whose cells were laid out when they were announced.
  private(set) var laidOutBeforeDisplay: Set<Int> = []
  let layout = ChoiceLayout()
  let view: ChoiceView

  init(count: Int = 40) {
    items = (0..<count).map { ModelItem(id: $0) }
    view = ChoiceView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    super.init()
    view.register(ChoiceCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// The displayed items in the order of their index paths.
  var displayed: [ModelItem] {
    view.indexPathsForVisibleItems.sorted().compactMap { cell($0.item)?.item }
  }

  /// The cell that a query returns for an item.
  func cell(_ item: Int) -> ChoiceCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? ChoiceCell
  }

  /// Scrolls to an offset and lays out.
  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// Removes and returns the calls until now.
  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// Returns the requested items of calls.
  func takeRequests() -> [Int] {
    takeCalls().compactMap { if case .request(let item) = $0 { item } else { nil } }
  }
}

extension ChoiceScreen: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ChoiceCell)?.item = items[indexPath.item]
    calls.append(.request(items[indexPath.item].id))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ChoiceCell else { return }
    calls.append(.willDisplay(cell.item.id))
    if cell.layoutCount > 0 { laidOutBeforeDisplay.insert(cell.item.id) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let cell = cell as? ChoiceCell else { return }
    calls.append(.didEndDisplaying(cell.item.id))
  }
}

/// A cell that counts its reuses, its layouts and the updates of its configuration.
final class ChoiceCell: UICollectionViewCell {
  var item = ModelItem(id: -1)
  private(set) var reuseCount = 0
  private(set) var layoutCount = 0
  private(set) var updateCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updateCount += 1
  }
}

/// A collection view that counts its layouts.
final class ChoiceView: UICollectionView {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// Rows of 50 points, with counts of what the collection view calls.
final class ChoiceLayout: UICollectionViewLayout {
  private(set) var preparationCount = 0
  private(set) var rectangles: [CGRect] = []

  override func prepare() { preparationCount += 1 }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(count) * 50)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    rectangles.append(rect)
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 320, height: 50)
    return attributes
  }
}
