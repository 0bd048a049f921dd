import Testing
import UIKit

@MainActor struct FlowDelegateTests {
  @Test("With a delegate that implements no method, the properties apply") func plain() {
    let screen = FlowScreen([3])
    let delegate = PlainDelegate()
    screen.view.delegate = delegate
    screen.layout.itemSize = CGSize(width: 100, height: 40)
    screen.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    screen.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    screen.layout.minimumLineSpacing = 7
    screen.layout.minimumInteritemSpacing = 30
    screen.layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    screen.shown()
    // Available: 320 - 2 - 4 = 314; 100 + 30 + 100 = 230, and 130 more do not fit.
    #expect(
      screen.frames() == [
        CGRect(2, 31, 100, 40), CGRect(216, 31, 100, 40), CGRect(2, 78, 100, 40),
      ])
    #expect(screen.header()?.height == 30)
    #expect(screen.footer()?.minY == 121)
  }

  @Test("The delegate is asked for every size once, when the layout prepares") func asked() {
    let screen = SizesScreen([3, 2]).shown()
    #expect(
      screen.asked.map { [$0.section, $0.item] } == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]])
    screen.scroll(to: 10)
    #expect(screen.asked.count == 5)
    screen.layout.invalidateLayout()
    #expect(screen.shown().asked.count == 10)
  }

  @Test("A context can keep the delegate's sizes") func kept() {
    let screen = SizesScreen([3]).shown()
    screen.sizes = { _ in CGSize(width: 320, height: 10) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    screen.layout.invalidateLayout(with: context)
    #expect(screen.shown().frame(0) == CGRect(0, 0, 100, 50))
    #expect(screen.asked.count == 3)
  }

  @Test("Another width asks the delegate again") func width() {
    let screen = SizesScreen([1])
    screen.sizes = { [weak view = screen.view] _ in
      CGSize(width: view?.bounds.width ?? 0, height: 50)
    }
    screen.shown()
    screen.view.frame.size.width = 400
    #expect(screen.shown().frame(0) == CGRect(0, 0, 400, 50))
    // A change of height does not.
    screen.view.frame.size.height = 300
    #expect(screen.shown().asked.count == 2)
  }

  @Test("A delegate provides item sizes, and section insets, spacing, headers and footers")
  func everything() {
    let screen = FlowScreen([2, 2])
    let delegate = FullDelegate()
    screen.view.delegate = delegate
    screen.shown()
    // Section 0: header 10, inset 1, lines of 20 and 30 points 3 apart, inset 5, footer 15.
    #expect(screen.header(0) == CGRect(0, 0, 320, 10))
    #expect(screen.frame(0, 0) == CGRect(85, 11, 150, 20))
    #expect(screen.frame(1, 0) == CGRect(80, 34, 160, 30))
    #expect(screen.footer(0) == CGRect(0, 69, 320, 15))
    // Section 1 fits two items with a gap of 5: 150 + 5 + 160 = 315. It has no header. It ends at
    // 84 + 2 + 30 + 6 + 25 = 147.
    #expect(screen.header(1) == nil)
    #expect(screen.frame(0, 1) == CGRect(0, 86, 150, 30))
    #expect(screen.frame(1, 1) == CGRect(155, 91, 160, 20))
    #expect(screen.view.contentSize.height == 147)
  }

  @Test("The delegate receives the layout that asks") func layoutHandedOver() {
    let screen = FlowScreen([1])
    let delegate = FullDelegate()
    screen.view.delegate = delegate
    screen.shown()
    #expect(delegate.layout === screen.layout)
  }
}

/// A delegate that implements none of the methods.
private final class PlainDelegate: NSObject, UICollectionViewDelegateFlowLayout {}

/// A delegate that implements all methods.
private final class FullDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  weak var layout: UICollectionViewLayout?

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    layout = collectionViewLayout
    let height = (indexPath.item + indexPath.section) % 2 == 0 ? 20 : 30
    return CGSize(width: 150 + 10 * indexPath.item, height: height)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    section == 0
      ? UIEdgeInsets(top: 1, left: 0, bottom: 5, right: 0)
      : UIEdgeInsets(top: 2, left: 0, bottom: 6, right: 0)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 40 : 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { section == 0 ? CGSize(width: 0, height: 10) : .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 15 : 25) }
}
