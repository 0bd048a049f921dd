import Testing
import UIKit

/// Tests subclasses that are typical of apps.
@MainActor struct FlowSubclassTests {
  @Test("A subclass may set its item size when it prepares") func prepares() {
    let screen = FlowScreen([4], layout: ColumnsLayout()).shown()
    #expect(screen.frame(1) == CGRect(165, 0, 155, 155))
    screen.view.frame.size.width = 410
    #expect(screen.shown().frame(1) == CGRect(210, 0, 200, 200))
  }

  @Test("A subclass may change copies of attributes") func changesAttributes() {
    let screen = FlowScreen([1], layout: FadingLayout()).shown()
    #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha == 0.5)
  }

  @Test("Setting another layout lays out the existing cells") func takesOver() {
    let screen = FlowScreen([2]).shown()
    let cell = screen.view.cellForItem(at: IndexPath(item: 1, section: 0))
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 320, height: 30)
    screen.view.setCollectionViewLayout(other, animated: false)
    #expect(cell?.frame == CGRect(0, 40, 320, 30))
  }

  @Test("The context's flags are false for scrolling and true for another width") func contexts() {
    let screen = FlowScreen([100]).shown()
    func context(_ bounds: CGRect) -> UICollectionViewFlowLayoutInvalidationContext? {
      screen.layout.invalidationContext(forBoundsChange: bounds)
        as? UICollectionViewFlowLayoutInvalidationContext
    }
    #expect(context(CGRect(0, 50, 320, 480))?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(context(CGRect(0, 50, 320, 480))?.invalidateFlowLayoutAttributes == false)
    #expect(context(CGRect(0, 0, 400, 480))?.invalidateFlowLayoutDelegateMetrics == true)
    #expect(!screen.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 50, 320, 480)))
    #expect(screen.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 400, 480)))
  }
}

/// Two columns of squares.
private final class ColumnsLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let length = (collectionView.bounds.width - 10) / 2
    itemSize = CGSize(width: length, height: length)
  }
}

/// A layout with translucent cells.
private final class FadingLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      let copy = $0.copy() as? UICollectionViewLayoutAttributes
      copy?.alpha = 0.5
      return copy
    }
  }
}
