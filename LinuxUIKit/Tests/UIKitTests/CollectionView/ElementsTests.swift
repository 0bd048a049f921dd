import Testing
import UIKit

private final class Backdrop: UICollectionReusableView {}

@MainActor struct ElementsTests {
  private func makeScreen() -> ListScreen {
    let screen = ListScreen([["a", "b"], ["c", "d"], ["e", "f"]])
    screen.layout.headerHeight = 20
    return screen
  }

  @Test("Headers are requested, displayed above cells and ended with their section's index path")
  func headers() {
    let screen = makeScreen()
    let kind = UICollectionView.elementKindSectionHeader

    // Sections are 120 high, so two of them reach into the 200 visible points.
    #expect(
      screen.pass().filter { $0.contains("header") } == [
        "header 0-0", "show header 0-0", "header 1-0", "show header 1-0",
      ])
    #expect(
      Set(screen.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)) == [
        [0, 0], [1, 0],
      ])
    #expect(screen.view.visibleSupplementaryViews(ofKind: kind).count == 2)
    let header = screen.view.supplementaryView(forElementKind: kind, at: [1, 0]) as? TextHeader
    #expect(header?.text == "section of 2")
    #expect(header?.frame == CGRect(x: 0, y: 120, width: 320, height: 20))
    #expect(screen.view.subviews.last is TextHeader)

    screen.view.contentOffset.y = 160
    #expect(
      screen.pass().filter { $0.contains("header") } == [
        "header 2-0", "show header 2-0", "end header 0-0", "end header 1-0",
      ])
    #expect(screen.view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test("A header of a cell class is a header and no cell")
  func headerOfCellClass() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let screen = makeScreen()
    screen.view.register(
      TextCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    _ = screen.pass()
    let header = screen.view.supplementaryView(forElementKind: kind, at: [0, 0])
    let cell = try #require(header as? TextCell)

    #expect(!screen.view.visibleCells.contains(cell))
    #expect(screen.view.indexPath(for: cell) == nil)
    #expect(screen.view.cellForItem(at: [0, 0]) !== cell)
  }

  @Test("Decoration views are created by the layout's registration, behind the cells")
  func decorations() throws {
    let screen = makeScreen()
    screen.layout.background = Backdrop.self
    _ = screen.pass()

    #expect(screen.view.subviews.prefix(2).allSatisfy { $0 is Backdrop })
    #expect(screen.view.subviews[0].frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(screen.view.visibleCells.count == 4)
  }

  @Test("Subviews are in the order of z index, then of the layout's answer, after any scroll")
  func drawingOrder() {
    let screen = makeScreen()
    screen.layout.background = Backdrop.self
    for offset in [0, 160, 90, 10, 0] as [CGFloat] {
      screen.view.contentOffset.y = offset
      _ = screen.pass()
      let kinds = screen.view.subviews.map { view in
        view is Backdrop ? 0 : view is TextHeader ? 2 : 1
      }
      #expect(kinds == kinds.sorted())
      for kind in 0...2 {
        let tops = zip(kinds, screen.view.subviews).filter { $0.0 == kind }.map { $0.1.frame.minY }
        #expect(tops == tops.sorted())
      }
    }
  }

  @Test("A subview that an app adds stays in front of the elements")
  func overlay() {
    let screen = makeScreen()
    let overlay = UIView()
    screen.view.addSubview(overlay)
    _ = screen.pass()
    screen.view.contentOffset.y = 100
    _ = screen.pass()

    #expect(screen.view.subviews.last === overlay)
  }

  @Test("The background view is behind everything and stays while content scrolls")
  func backgroundView() {
    let screen = makeScreen()
    let background = UIView()
    _ = screen.pass()
    screen.view.backgroundView = background
    screen.view.contentOffset.y = 70
    _ = screen.pass()

    #expect(screen.view.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 70, width: 320, height: 200))
    screen.view.backgroundView = nil
    #expect(background.superview == nil)
  }

  @Test("Hidden elements and those that only touch the edge are not created")
  func invisible() {
    final class EdgeLayout: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 400) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
          attributes.frame = CGRect(x: 0, y: CGFloat(item) * 200, width: 320, height: 200)
          attributes.isHidden = item == 2
          return attributes
        }
      }
    }
    let screen = ListScreen([["a", "b", "c"]])
    screen.view.collectionViewLayout = EdgeLayout()

    #expect(screen.pass().filter { $0.hasPrefix("cell") } == ["cell 0-0"])
  }

  @Test("Position, size, transform and alpha are set from the attributes before apply is called")
  func geometry() throws {
    final class ApplyingCell: TextCell {
      var applied: [CGRect] = []
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(frame)
      }
    }
    final class FadedLayout: UICollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
        attributes.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
        attributes.alpha = 0.5
        return [attributes]
      }
    }
    let screen = ListScreen([["a"]])
    screen.view.register(ApplyingCell.self, forCellWithReuseIdentifier: "text")
    screen.view.collectionViewLayout = FadedLayout()
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 0]) as? ApplyingCell)

    #expect(cell.bounds.size == CGSize(width: 40, height: 60))
    #expect(cell.center == CGPoint(x: 30, y: 50))
    #expect(cell.alpha == 0.5)
    // Twice as wide about its center.
    #expect(cell.applied == [CGRect(x: -10, y: 20, width: 80, height: 60)])
  }
}
