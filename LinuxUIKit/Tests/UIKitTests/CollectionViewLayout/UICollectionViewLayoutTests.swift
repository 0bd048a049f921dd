import Testing
import UIKit

/// A context with a custom property.
private final class ReasonContext: UICollectionViewLayoutInvalidationContext {
  var reason = "none"
}

/// A layout that records its invalidation contexts.
private final class ListeningLayout: UICollectionViewLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var prepared = 0
  override class var invalidationContextClass: AnyClass { ReasonContext.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1_000) }
  override func prepare() { prepared += 1 }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.minY >= 500
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? ReasonContext)?.reason = "bounds"
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}

@MainActor struct UICollectionViewLayoutTests {
  private func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
  }

  @Test("A layout that overrides nothing has no elements")
  func defaults() {
    let layout = UICollectionViewLayout()

    #expect(layout.collectionViewContentSize == .zero)
    #expect(layout.layoutAttributesForElements(in: .zero) == nil)
    #expect(layout.layoutAttributesForItem(at: [0, 0]) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.collectionView == nil)
  }

  @Test("Invalidating creates one context of the layout's class and causes one preparation")
  func invalidate() {
    let layout = ListeningLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    let before = layout.contexts.count

    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()

    #expect(layout.contexts.count == before + 2)
    #expect(layout.contexts.allSatisfy { $0 is ReasonContext })
    #expect(layout.contexts.last?.invalidateEverything == false)
    #expect(layout.prepared == 2)
  }

  @Test("Scrolling invalidates only if the layout returns true")
  func bounds() {
    let layout = ListeningLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    let before = layout.contexts.count

    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(layout.contexts.count == before)

    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect((layout.contexts.last as? ReasonContext)?.reason == "bounds")
    #expect(layout.prepared == 2)
  }

  @Test("Reloading invalidates everything, an update the counts")
  func scopes() {
    let layout = ListeningLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()

    view.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    view.performBatchUpdates(nil)
    #expect(layout.contexts.last?.invalidateEverything == false)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test("A context moves the content by its adjustment with the next preparation")
  func adjustment() {
    let layout = ListeningLayout()
    let view = makeView(layout)
    view.layoutIfNeeded()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 70)

    layout.invalidateLayout(with: context)

    #expect(view.contentOffset.y == 0)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 70)
  }

  @Test("A context lists its elements once and sorted, and nil before any were added")
  func contextLists() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(context.invalidatedItemIndexPaths == nil)
    #expect(context.invalidatedSupplementaryIndexPaths == nil)
    #expect(context.invalidatedDecorationIndexPaths == nil)

    context.invalidateItems(at: [[0, 2], [0, 1]])
    context.invalidateItems(at: [[0, 2]])
    context.invalidateSupplementaryElements(ofKind: "h", at: [[1, 0]])
    context.invalidateDecorationElements(ofKind: "b", at: [[2, 0]])

    #expect(context.invalidatedItemIndexPaths == [[0, 1], [0, 2]])
    #expect(context.invalidatedSupplementaryIndexPaths == ["h": [[1, 0]]])
    #expect(context.invalidatedDecorationIndexPaths == ["b": [[2, 0]]])
  }
}
