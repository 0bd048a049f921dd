import LegoKit
import LegoSupport
import Testing
import UIKit

/// Sections that boxes describe, on a screen of 375 x 667.
@MainActor @Suite("Boxes as layouts of sections") struct SectionBoxTests {
  private let headerKind = UICollectionView.elementKindSectionHeader

  private func header(_ shown: DisplayedLego) -> UICollectionReusableView? {
    shown.collectionView.supplementaryView(
      forElementKind: headerKind, at: IndexPath(item: 0, section: 0))
  }

  @Test("In a layout that scrolls horizontally a header is beside the items and as high")
  func sidewaysHeader() {
    let tiles = GroupLayoutBox(width: .absolute(100), height: .h(1)) {
      ItemLayoutBox(width: .w(1), height: .h(1))
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let lego = Lego { Section(id: 0, layout: tiles, header: NarrowHeader()) { Tile(id: 1) } }
    let shown = DisplayedLego(LegoRenderer(lego: lego, layoutConfiguration: configuration))
    #expect(header(shown)?.frame == CGRect(x: 0, y: 0, width: 50, height: 667))
    #expect(shown.frames == [CGRect(x: 50, y: 0, width: 100, height: 667)])
  }

  @Test("A pinned header can cover the insets of its section") func coveredInsets() {
    let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
      .insets(leading: 30, trailing: 15).headerPinned(coversInsets: true)
    let shown = DisplayedLego(
      Lego { Section(id: 0, layout: list, header: Tile(id: 9, height: 40)) { Tile(id: 1) } })
    #expect(header(shown)?.frame == CGRect(x: 0, y: 0, width: 375, height: 40))
    #expect(shown.frames == [CGRect(x: 30, y: 40, width: 330, height: 44)])
  }

  @Test("The classes of backgrounds are registered automatically") func background() {
    let list = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
      .background(Backdrop.self)
    let shown = DisplayedLego(Lego { Section(id: 0, layout: list) { Tile(id: 1) } })
    let backdrop = shown.collectionView.subviews.first { $0 is Backdrop }
    #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
  }
}

/// A background without content.
private final class Backdrop: UICollectionReusableView {}

/// A header that is 50 points wide.
private struct NarrowHeader: TypedItemType, Equatable {
  typealias CellType = NarrowHeaderCell
  let id = 0
}

private final class NarrowHeaderCell: UICollectionViewCell, TypedCellType {
  func update(with item: NarrowHeader) {}

  static func layout(constraintsTo size: CGSize, with item: NarrowHeader) -> CGSize {
    CGSize(width: 50, height: size.height)
  }
}
