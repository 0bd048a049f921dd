import LegoSupport
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Headers of sections") struct HeaderTests {
  private func lego(
    _ header: (any TypedItemType)?, layout: any SectionLayout = RowsLayout(), rows: Int = 2
  ) -> Lego {
    Lego {
      Section(id: 0, layout: layout, header: header) {
        for id in 0..<rows { Tile(id: id, height: 40) }
      }
    }
  }

  private func header(_ shown: DisplayedLego) -> UICollectionReusableView? {
    shown.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
  }

  @Test("A header is above the items, with the height of its cell type") func above() {
    let shown = DisplayedLego(lego(Tile(id: 100, height: 30)))
    #expect(
      header(shown).map {
        areClose(
          [$0.frame], [CGRect(x: 0, y: 0, width: 375, height: 30)])
      } == true)
    // 30, 30 + 40.
    #expect(
      areClose(
        shown.frames,
        [
          CGRect(x: 0, y: 30, width: 375, height: 40), CGRect(x: 0, y: 70, width: 375, height: 40),
        ]))
  }

  @Test("A cell that is used as a header is not one of the visible cells") func visibleCells() {
    let shown = DisplayedLego(lego(Tile(id: 100), rows: 2))
    #expect(shown.collectionView.visibleCells.count == 2)
  }

  @Test("A changed header updates its view; an equal one is left alone")
  func refresh() throws {
    let shown = DisplayedLego(lego(Tile(id: 100, text: "one")))
    let view = try #require(header(shown) as? TileCell)
    shown.apply(lego(Tile(id: 100, text: "one")))
    #expect(view.tiles.map(\.text) == ["one"])
    shown.apply(lego(Tile(id: 100, text: "two")))
    #expect(header(shown) === view)
    #expect(view.tiles.last?.text == "two")
    #expect(shown.tiles(0).count == 1)
  }

  @Test("A header that was prepared before a change is updated when it is displayed, once")
  func prepared() throws {
    let shown = DisplayedLego(lego(Tile(id: 100, text: "one"), rows: 100))
    shown.collectionView.contentOffset.y = 1000
    shown.view.layoutIfNeeded()
    let (kind, path) = (UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: 0))
    // Optional requirements of Apple's protocols are methods of these classes.
    typealias DataSource = UICollectionViewDiffableDataSource<SectionToken, ItemToken>
    let source = try #require(shown.collectionView.dataSource as? DataSource)
    let delegate = try #require(shown.collectionView.delegate as? ScreenDelegate)
    let view = try #require(
      source.collectionView(
        shown.collectionView, viewForSupplementaryElementOfKind: kind, at: path) as? TileCell)
    shown.apply(lego(Tile(id: 100, text: "two"), rows: 100))
    let texts = view.tiles.map(\.text)
    #expect(texts.last == "one")
    for _ in 0..<2 {
      delegate.collectionView(
        shown.collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      #expect(view.tiles.map(\.text) == texts + ["two"])
    }
  }

  @Test("A header that grows moves the items down") func grows() {
    let shown = DisplayedLego(lego(Tile(id: 100, height: 30), rows: 1))
    shown.apply(lego(Tile(id: 100, height: 55), rows: 1))
    #expect(areClose(shown.frames, [CGRect(x: 0, y: 55, width: 375, height: 40)]))
  }

  @Test("A header can be added, removed, and replaced by one of another type") func comesAndGoes() {
    let shown = DisplayedLego(lego(nil, rows: 1))
    #expect(header(shown) == nil)
    shown.apply(lego(Tile(id: 100, height: 30), rows: 1))
    #expect(header(shown) is TileCell)
    #expect(areClose(shown.frames, [CGRect(x: 0, y: 30, width: 375, height: 40)]))
    shown.apply(lego(Note(id: 100), rows: 1))
    #expect(header(shown) is NoteCell)
    shown.apply(lego(nil, rows: 1))
    #expect(header(shown) == nil)
    #expect(areClose(shown.frames, [CGRect(x: 0, y: 0, width: 375, height: 40)]))
  }

  @Test(
    "A pinned header stays at the top while its rows scroll: always in tables, optionally in others",
    arguments: 0..<4)
  func pinned(number: Int) {
    let layouts: [any SectionLayout] = [
      TableLayout(columns: [.flexible]), RowsLayout(pinsHeader: true),
      GridLayout(columns: 2, pinsHeader: true), WaterfallLayout(pinsHeader: true),
    ]
    let shown = DisplayedLego(lego(Tile(id: 100, height: 30), layout: layouts[number], rows: 100))
    shown.collectionView.contentOffset.y = 500
    shown.view.layoutIfNeeded()
    #expect(header(shown).map { abs($0.frame.minY - 500) <= 0.5 } == true)
  }

  @Test("The header of a list scrolls away with its section") func unpinned() {
    let shown = DisplayedLego(lego(Tile(id: 100, height: 30), rows: 100))
    shown.collectionView.contentOffset.y = 500
    shown.view.layoutIfNeeded()
    #expect(header(shown) == nil)
  }

  @Test("A header above all sections comes from the provider, whatever its kind")
  func globalHeader() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let renderer = LegoRenderer(
      lego: lego(Tile(id: 100, height: 30), rows: 1), layoutConfiguration: configuration)
    var paths: [IndexPath] = []
    renderer.supplementaryViewProvider = { view, kind, path in
      paths.append(path)
      return nil
    }
    let shown = DisplayedLego(renderer)
    #expect(paths == [IndexPath(index: 0)])
    // 50 for the header above all, 30 for the section's.
    #expect(areClose(shown.frames, [CGRect(x: 0, y: 80, width: 375, height: 40)]))
  }

  @Test("Views of other kinds come from the provider") func provider() {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: "ribbon", alignment: .bottom)
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(10)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    section.boundarySupplementaryItems = [item]
    let renderer = LegoRenderer(
      lego: Lego { Section(id: 0, layout: section, header: Tile(id: 100)) { Tile(id: 1) } })
    var kinds: [String] = []
    renderer.supplementaryViewProvider = { view, kind, path in
      kinds.append(kind)
      return nil
    }
    let shown = DisplayedLego(renderer)
    #expect(kinds == ["ribbon"])
    #expect(header(shown) is TileCell)
    // The header was added to a copy.
    #expect(section.boundarySupplementaryItems.count == 1)
  }
}
