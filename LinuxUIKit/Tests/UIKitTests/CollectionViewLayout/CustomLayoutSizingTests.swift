import Testing
import UIKit

/// A column of rows that stores the heights that cells prefer.
private final class SelfSizingColumn: UICollectionViewLayout {
  static let estimate: CGFloat = 50
  var usesPreferredSizes = true
  private(set) var questions = 0
  private var heights: [Int: CGFloat] = [:]

  override var collectionViewContentSize: CGSize {
    CGSize(width: 300, height: frame(of: count).minY)
  }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  private func frame(of item: Int) -> CGRect {
    let top = (0..<item).reduce(0) { $0 + (heights[$1] ?? Self.estimate) }
    return CGRect(x: 0, y: top, width: 300, height: heights[item] ?? Self.estimate)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame(of: indexPath.item)
    return attributes
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    questions += 1
    guard usesPreferredSizes,
      heights[preferredAttributes.indexPath.item] != preferredAttributes.frame.height
    else { return false }
    heights[preferredAttributes.indexPath.item] = preferredAttributes.frame.height
    return true
  }
}

/// A cell of 20 points, 40 points and so on by its item.
private final class StepCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 20 * CGFloat(layoutAttributes.indexPath.item + 1)
    return layoutAttributes
  }
}

@MainActor private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Self-sizing cells of an app's own layout") @MainActor struct CustomLayoutSizingTests {
  private let layout = SelfSizingColumn()
  private let items = Items()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func show() -> UICollectionView {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(StepCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return view
  }

  @Test("A layout of an app's own receives the sizes that cells prefer, and can use them")
  func preferred() {
    let view = show()

    // 20, 40, 60 and 80 points.
    let tops = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(tops == [0, 20, 60, 120])
    #expect(view.contentSize.height == 200)
  }

  @Test("A layout that refuses preferred sizes keeps its own, and is asked once for each cell")
  func refused() {
    layout.usesPreferredSizes = false
    let view = show()

    let tops = (0..<4).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY }
    #expect(tops == [0, 50, 100, 150])
    #expect(layout.questions == 4)
  }
}
