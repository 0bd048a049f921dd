import Testing
import UIKit

/// A layout that records the view's bounds when it is asked about new bounds.
private final class AskedLayout: UICollectionViewLayout {
  private(set) var asked: [String] = []

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("due", newBounds)
    return newBounds.size != collectionView?.bounds.size
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    note("context", newBounds)
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  private func note(_ what: String, _ new: CGRect) {
    guard let now = collectionView?.bounds else { return }
    asked.append(
      "\(what): \(Int(now.minY)), \(Int(now.height)) to \(Int(new.minY)), \(Int(new.height))")
  }
}

/// A layout that computes its rows when it is invalidated, as layouts that cache them do.
private final class CachedLayout: UICollectionViewLayout {
  private var width: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: 44) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    width = collectionView?.bounds.width ?? 0
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    return [attributes]
  }
}

@MainActor struct BoundsChangeTests {
  private let layout = AskedLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
  }

  @Test("A layout is asked about new bounds while the view still has the former ones")
  func scroll() {
    view.contentOffset.y = 50

    #expect(layout.asked == ["due: 0, 200 to 50, 200"])
  }

  @Test(
    "A new frame asks the layout about its size, and a layout that compares sizes is invalidated")
  func resize() {
    view.frame = CGRect(x: 0, y: 20, width: 320, height: 300)

    #expect(layout.asked == ["due: 0, 200 to 0, 300", "context: 0, 200 to 0, 300"])
  }

  @Test("Setting an equal frame or bounds, or moving the view, doesn't ask the layout")
  func unchanged() {
    view.bounds = view.bounds
    view.frame.origin.y = 100
    view.center.x = 300

    #expect(layout.asked == [])
  }

  @Test("A layout that was filled at width 0 reads the new bounds when it is invalidated")
  func widthAfterZero() {
    let layout = CachedLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.layoutIfNeeded()

    view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    view.layoutIfNeeded()

    #expect(view.contentSize.width == 390)
    #expect(layout.layoutAttributesForElements(in: view.bounds)?.first?.frame.width == 390)
  }
}
