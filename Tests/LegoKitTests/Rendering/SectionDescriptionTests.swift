import LayoutBox
import LegoKit
import LegoSupport
import SeededNumbers
import Testing
import UIKit

/// A list of rows 40 points high that records by name when it is described.
private struct RecordedLayout: SectionLayout, Hashable {
  @MainActor static var descriptions: [String] = []
  var name: String
  var insets: CGFloat = 0

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    Self.descriptions.append(name)
    return RowsLayout(
      rowHeight: .exactly(40),
      insets: NSDirectionalEdgeInsets(top: insets, leading: 0, bottom: insets, trailing: 0)
    )
    .makeSection(in: context)
  }
}

/// The same layout as a value that LegoKit need not describe again while it stays equal.
private struct RecordedValueLayout: ValueSectionLayout {
  var layout: RecordedLayout

  init(_ name: String, insets: CGFloat = 0) {
    layout = RecordedLayout(name: name, insets: insets)
  }

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    layout.makeSection(in: context)
  }
}

@MainActor @Suite("Descriptions of sections") struct SectionDescriptionTests {
  private struct Part {
    var layout: any SectionLayout
    var tiles: [Tile]
    var title: Tile?
  }

  private func lego(_ parts: [(id: String, part: Part)]) -> Lego {
    Lego {
      for (id, part) in parts {
        if let title = part.title {
          Section(id: id, layout: part.layout, header: title) { part.tiles }
        } else {
          Section(id: id, layout: part.layout) { part.tiles }
        }
      }
    }
  }

  private func parts() -> [(id: String, part: Part)] {
    ["a", "b", "c"].enumerated().map { index, id in
      let tiles = (0..<3).map { Tile(id: 10 * index + $0) }
      return (id, Part(layout: RecordedValueLayout(id), tiles: tiles))
    }
  }

  /// Returns the height of rows of a ``RecordedLayout``.
  private func height(ofRows count: Int) -> CGFloat { CGFloat(count) * 40 }

  /// Returns the names of the layouts that are described during `work`, each once.
  private func described(_ work: () -> Void) -> [String] {
    RecordedLayout.descriptions = []
    work()
    return Set(RecordedLayout.descriptions).sorted()
  }

  @Test("A changed layout describes its section only") func layout() {
    var parts = parts()
    let shown = DisplayedLego(lego(parts))
    parts[1].part.layout = RecordedValueLayout("b", insets: 10)
    #expect(described { shown.apply(lego(parts)) } == ["b"])
    // Three sections of three rows, and the insets of one.
    #expect(shown.collectionView.contentSize.height == height(ofRows: 9) + 20)
    #expect(described { shown.apply(lego(parts)) } == [])
  }

  @Test("A changed item that is as large as before describes no section") func changedItem() {
    var parts = parts()
    let shown = DisplayedLego(lego(parts))
    parts[0].part.tiles[1].text = "new"
    #expect(described { shown.apply(lego(parts)) } == [])
    parts[1].part.tiles.append(Tile(id: 99))
    #expect(described { shown.apply(lego(parts)) } == ["b"])
  }

  @Test("Inserted, removed and moved items describe their section only") func items() {
    var parts = parts()
    let shown = DisplayedLego(lego(parts))
    parts[1].part.tiles.append(Tile(id: 99))
    #expect(described { shown.apply(lego(parts)) } == ["b"])
    parts[2].part.tiles.removeFirst()
    #expect(described { shown.apply(lego(parts)) } == ["c"])
    parts[0].part.tiles.append(parts[1].part.tiles.removeFirst())
    #expect(described { shown.apply(lego(parts)) } == ["a", "b"])
    #expect(shown.collectionView.contentSize.height == height(ofRows: 9))
  }

  @Test("Inserted sections are described, and removed and moved ones describe no other")
  func sections() {
    var parts = parts()
    let shown = DisplayedLego(lego(parts))
    parts.insert(("d", Part(layout: RecordedValueLayout("d"), tiles: [Tile(id: 90)])), at: 1)
    #expect(described { shown.apply(lego(parts)) } == ["d"])
    parts.removeFirst()
    #expect(described { shown.apply(lego(parts)) } == [])
    parts.swapAt(0, 2)
    #expect(described { shown.apply(lego(parts)) } == [])
    parts.append(("a", Part(layout: RecordedValueLayout("a"), tiles: [Tile(id: 91)])))
    #expect(described { shown.apply(lego(parts)) } == ["a"])
    #expect(shown.collectionView.contentSize.height == height(ofRows: 3 + 3 + 1 + 1))
  }

  @Test("A changed header describes its section only") func header() {
    var parts = parts()
    parts[0].part.title = Tile(id: 200, height: 30)
    parts[1].part.title = Tile(id: 201, height: 30)
    let shown = DisplayedLego(lego(parts))
    parts[1].part.title?.height = 50
    #expect(described { shown.apply(lego(parts)) } == ["b"])
    #expect(shown.collectionView.contentSize.height == height(ofRows: 9) + 80)
    parts[0].part.title = nil
    #expect(described { shown.apply(lego(parts)) } == ["a"])
    #expect(shown.collectionView.contentSize.height == height(ofRows: 9) + 50)
  }

  @Test("Another width describes all sections") func width() {
    let shown = DisplayedLego(lego(parts()))
    let names = described {
      shown.view.frame.size.width = 500
      shown.view.layoutIfNeeded()
    }
    #expect(names == ["a", "b", "c"])
    #expect(shown.frames.allSatisfy { $0.width == 500 })
  }

  @Test("A height that changes together with the width is displayed") func widthAndHeight() {
    var tiles = [Tile(id: 1, height: 70), Tile(id: 2, height: 70)]
    func waterfall() -> Lego { Lego { Section(id: 0, layout: WaterfallLayout()) { tiles } } }
    let shown = DisplayedLego(waterfall())
    shown.view.frame.size.width = 500
    tiles[1].height = 40
    shown.apply(waterfall())
    #expect(shown.frames.map(\.height) == [70, 40])
  }

  @Test("A layout of the user is described in each update") func layoutOfUser() {
    var parts = parts()
    parts[0].part.layout = RecordedLayout(name: "a")
    let shown = DisplayedLego(lego(parts))
    parts[1].part.tiles.append(Tile(id: 99))
    #expect(described { shown.apply(lego(parts)) } == ["a", "b"])
  }

  @Test("A screen that is updated has the frames of a new one") func randomUpdates() {
    for seed in 0..<PropertyRuns.count(full: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      var parts: [(id: String, part: Part)] = []
      let shown = DisplayedLego(lego(parts))
      shown.renderer.isAnimationEnabled = false
      for step in 0..<8 {
        change(&parts, &random)
        if Int.random(in: 0..<6, using: &random) == 0 {
          shown.view.frame.size.width = CGFloat(Int.random(in: 3...5, using: &random)) * 100
        }
        shown.apply(lego(parts))
        let fresh = DisplayedLego(LegoRenderer(lego: Lego {}))
        fresh.view.frame.size.width = shown.view.frame.width
        fresh.renderer.isAnimationEnabled = false
        fresh.apply(lego(parts))
        #expect(areClose(shown.frames, fresh.frames), "seed \(seed), step \(step)")
        #expect(
          shown.collectionView.contentSize == fresh.collectionView.contentSize,
          "seed \(seed), step \(step)")
      }
    }
  }

  private func change(_ parts: inout [(id: String, part: Part)], _ random: inout SeededGenerator) {
    let id = Int.random(in: 0..<1_000_000, using: &random)
    let height = CGFloat(Int.random(in: 2...9, using: &random) * 10)
    guard let index = parts.indices.randomElement(using: &random),
      Int.random(in: 0..<4, using: &random) > 0
    else {
      let tiles = (0..<Int.random(in: 0..<4, using: &random)).map {
        Tile(id: id + $0, height: height)
      }
      return parts.append(("\(id)", Part(layout: randomLayout(&random), tiles: tiles)))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: parts.remove(at: index)
    case 1: parts.append(parts.remove(at: index))
    case 2: parts[index].part.layout = randomLayout(&random)
    case 3:
      parts[index].part.title = Bool.random(using: &random) ? nil : Tile(id: -id, height: height)
    case 4, 5:
      let tiles = parts[index].part.tiles.indices
      if let tile = tiles.randomElement(using: &random) {
        parts[index].part.tiles[tile].height = height
      }
    case 6: parts[index].part.tiles.shuffle(using: &random)
    default: parts[index].part.tiles.append(Tile(id: id, height: height))
    }
  }

  private func randomLayout(_ random: inout SeededGenerator) -> any SectionLayout {
    let columns = Int.random(in: 1...3, using: &random)
    let layouts: [any SectionLayout] = [
      RowsLayout(), RowsLayout(rowHeight: .exactly(30)), GridLayout(columns: .fixed(columns)),
      WaterfallLayout(columns: .fixed(columns)),
      WaterfallLayout(columns: .fixed(columns), spans: .pattern([1, 2])),
      TableLayout(columns: Array(repeating: .flexible, count: columns)),
    ]
    return layouts.randomElement(using: &random) ?? RowsLayout()
  }
}
