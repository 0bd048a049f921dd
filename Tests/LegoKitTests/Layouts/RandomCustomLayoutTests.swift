import LegoKit
import LegoSupport
import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Random updates in layouts of the app") struct RandomCustomLayoutTests {
  /// Two sections of tiles, one below the other in stairs.
  private struct Model {
    var sections: [[Tile]] = [[], []]
    var nextID = 0

    @MainActor var lego: Lego {
      Lego {
        for (index, tiles) in sections.enumerated() {
          Section(id: index, layout: RowsLayout()) { tiles }
        }
      }
    }

    /// The frames of the tiles that are visible in bounds, by arithmetic.
    func frames(in bounds: CGRect) -> [IndexPath: CGRect] {
      var frames: [IndexPath: CGRect] = [:]
      var end: CGFloat = 0
      for (section, tiles) in sections.enumerated() {
        for (item, tile) in tiles.enumerated() {
          let frame = CGRect(x: CGFloat(item) * 10, y: end, width: 100, height: tile.height)
          // Frames that touch the bounds are not visible.
          if frame.minY < bounds.maxY, frame.maxY > bounds.minY {
            frames[IndexPath(item: item, section: section)] = frame
          }
          end += tile.height
        }
      }
      return frames
    }

    /// Inserts, removes, moves or changes a tile.
    mutating func edit(_ random: inout SeededGenerator) {
      let section = Int.random(in: 0..<2, using: &random)
      let tiles = sections[section]
      guard let index = tiles.indices.randomElement(using: &random) else {
        return insert(at: 0, section, &random)
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: insert(at: index, section, &random)
      case 1: sections[section].remove(at: index)
      case 2:
        let moved = sections[section].remove(at: index)
        let target = Int.random(in: 0..<2, using: &random)
        sections[target].insert(
          moved, at: Int.random(in: 0...sections[target].count, using: &random))
      case 3: sections[section][index].height = CGFloat(Int.random(in: 10...90, using: &random))
      default: sections[section][index].text += "."
      }
    }

    private mutating func insert(at index: Int, _ section: Int, _ random: inout SeededGenerator) {
      let height = CGFloat(Int.random(in: 10...90, using: &random))
      sections[section].insert(Tile(id: nextID, height: height), at: index)
      nextID += 1
    }
  }

  @Test("The displayed cells are those of a list by hand, with its tiles and frames")
  func programs() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var random = SeededGenerator(seed: seed)
      var model = Model()
      let renderer = LegoRenderer(lego: model.lego, collectionViewLayout: StairsLayout())
      renderer.isAnimationEnabled = seed.isMultiple(of: 2)
      let shown = DisplayedLego(renderer)
      for step in 0..<15 {
        for _ in 0..<Int.random(in: 1...6, using: &random) { model.edit(&random) }
        shown.apply(model.lego)
        if Int.random(in: 0..<4, using: &random) == 0 { scroll(shown, &random) }
        if Int.random(in: 0..<8, using: &random) == 0 {
          shown.view.frame.size.height = CGFloat(Int.random(in: 200...700, using: &random))
          shown.view.layoutIfNeeded()
        }
        check(shown, model, "seed \(seed), step \(step)")
      }
    }
  }

  private func scroll(_ shown: DisplayedLego, _ random: inout SeededGenerator) {
    let view = shown.collectionView
    let end = max(0, view.contentSize.height - view.bounds.height)
    view.contentOffset.y = CGFloat(Int.random(in: 0...Int(end), using: &random))
    view.layoutIfNeeded()
  }

  private func check(_ shown: DisplayedLego, _ model: Model, _ comment: Comment) {
    let view = shown.collectionView
    let expected = model.frames(in: view.bounds)
    let displayed = view.indexPathsForVisibleItems.filter { path in
      guard let frame = view.cellForItem(at: path)?.frame else { return false }
      return frame.minY < view.bounds.maxY && frame.maxY > view.bounds.minY
    }
    #expect(Set(displayed) == Set(expected.keys), comment)
    for (path, frame) in expected {
      let cell = view.cellForItem(at: path) as? TileCell
      #expect(cell?.frame == frame, comment)
      #expect(cell?.tiles.last == model.sections[path.section][path.item], comment)
    }
  }
}
