import UIKit

/// Rows of 50 points with a log of the requests for initial and final layout attributes.
final class MovingRowsLayout: UICollectionViewLayout {
  var rowHeight: CGFloat = 50
  var log: [String] = []
  var initial: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?)?
  var final: ((UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?)?
  private var count = 0

  override func prepare() {
    log.append("prepare")
    guard let collectionView, collectionView.numberOfSections > 0 else { return count = 0 }
    count = collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.minY < rect.maxY && $0.frame.maxY > rect.minY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.item < count else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * rowHeight, width: collectionViewContentSize.width,
      height: rowHeight)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.contentSize.width
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log.append("updates")
  }

  override func finalizeCollectionViewUpdates() { log.append("finalize") }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    log.append("bounds from \(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() { log.append("finalize bounds") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("leave") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    log.append("enter")
  }
  override func finalizeLayoutTransition() { log.append("finalize transition") }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard let initial, let attributes else { return attributes }
    return initial(attributes)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard let final, let attributes else { return attributes }
    return final(attributes)
  }
}

/// A list of texts in a window, for observing updates during their animations.
@MainActor final class MovingRows {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let screen: ListScreen
  let layout = MovingRowsLayout()
  private(set) var completions: [String] = []

  init(_ texts: [String]) {
    screen = ListScreen([texts])
    screen.view.collectionViewLayout = layout
    window.isHidden = false
    window.addSubview(screen.view)
    window.layoutIfNeeded()
    screen.log = []
    layout.log = []
  }

  var view: UICollectionView { screen.view }

  /// Performs a batch update with the steps of the block.
  func update(
    to texts: [String], named name: String = "update", _ steps: @escaping (UICollectionView) -> Void
  ) {
    view.performBatchUpdates { [screen] in
      screen.sections = [texts]
      steps(screen.view)
    } completion: { [self] isWhole in
      completions.append("\(name) \(isWhole)")
    }
  }

  /// The displayed top and opacity of rows by text, including rows that are disappearing.
  var seen: [String: String] {
    var seen: [String: String] = [:]
    for case let cell as TextCell in view.subviews {
      guard let layer = cell.layer.presentation() else { continue }
      let top = layer.position.y - layer.bounds.height / 2
      seen[cell.text, default: ""] += "\(tenth(top)) \(tenth(CGFloat(layer.opacity)))"
    }
    return seen
  }

  private func tenth(_ number: CGFloat) -> String { "\((number * 10).rounded() / 10)" }
}

extension IndexPath {
  /// Returns the index path of an item of the first section.
  static func row(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
