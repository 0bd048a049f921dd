import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Scrolling to sections") struct ScrollToSectionTests {
  /// Three sections of ten rows with headers 30 points high, and an empty one.
  final class Chapters: LegoViewController {
    var pinsHeaders = false

    override var lego: Lego {
      Lego {
        for chapter in 0..<3 {
          Section(
            id: "chapter \(chapter)",
            layout: RowsLayout(
              insets: NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0),
              pinsHeader: pinsHeaders), header: Tile(id: 1000 + chapter, height: 30)
          ) {
            RowsScreen.paragraphs(100 * chapter..<100 * chapter + 30)
          }
        }
        Section(id: "empty", layout: RowsLayout()) {}
      }
    }

    /// Returns the frame of the header of a section on the screen.
    func header(_ chapter: Int) -> CGRect? {
      let view = legoRenderer.collectionView?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: chapter))
      return view.map { $0.convert($0.bounds, to: self.view) }
    }

    func top(of id: Int) -> CGFloat? {
      guard let path = legoRenderer.indexPath(of: id),
        let cell = legoRenderer.collectionView?.cellForItem(at: path)
      else { return nil }
      return cell.convert(cell.bounds, to: view).minY
    }
  }

  private let size = CGSize(width: 400, height: 600)

  @Test("A header is exactly at the top, with or without animation", arguments: [true, false])
  func header(animated: Bool) {
    let chapters = Chapters()
    let screen = Screen(chapters, size: size)
    for chapter in [1, 0, 1] {
      #expect(chapters.legoRenderer.scroll(toSection: "chapter \(chapter)", animated: animated))
      screen.settle()
      if !animated {
        #expect(chapters.header(chapter) == CGRect(x: 0, y: 0, width: 400, height: 30))
        // The header, and an inset of eight points.
        #expect(chapters.top(of: 100 * chapter) == 38)
      }
    }
    #expect(chapters.header(1)?.minY == 0)
  }

  @Test("A header that stays visible is directly above the first item")
  func pinnedHeader() {
    let chapters = Chapters()
    chapters.pinsHeaders = true
    let screen = Screen(chapters, size: size)
    for chapter in [1, 0, 1] {
      chapters.legoRenderer.scroll(toSection: "chapter \(chapter)", animated: false)
      screen.settle()
      #expect(chapters.header(chapter)?.minY == 0)
      #expect(chapters.top(of: 100 * chapter) == 30)
    }
  }

  @Test("The last section ends at the end of the content") func end() throws {
    let chapters = Chapters()
    let screen = Screen(chapters, size: CGSize(width: 400, height: 4_000))
    chapters.legoRenderer.scroll(toSection: "chapter 2", animated: false)
    screen.settle()
    let view = try #require(chapters.legoRenderer.collectionView)
    #expect(view.bounds.maxY == view.contentSize.height)
  }

  @Test("A request before the first layout is performed with it") func early() {
    let chapters = Chapters()
    chapters.loadViewIfNeeded()
    #expect(chapters.legoRenderer.scroll(toSection: "chapter 1"))
    _ = Screen(chapters, size: size)
    #expect(chapters.header(1)?.minY == 0)
  }

  @Test("An empty section and an unknown id have no position, and nothing scrolls")
  func unknown() {
    let chapters = Chapters()
    _ = Screen(chapters, size: size)
    #expect(!chapters.legoRenderer.scroll(toSection: "empty", animated: false))
    #expect(!chapters.legoRenderer.scroll(toSection: "chapter 3", animated: false))
    #expect(chapters.header(0)?.minY == 0)
  }
}
