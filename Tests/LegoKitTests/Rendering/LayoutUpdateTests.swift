import LayoutBox
import LegoKit
import LegoSupport
import SeededNumbers
import Testing
import UIKit

/// A list of rows with a height.
private struct FixedRowsLayout: SectionLayout, Equatable {
  var height: CGFloat

  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    RowsLayout(rowHeight: .exactly(height)).makeSection(in: context)
  }
}

@MainActor @Suite("Updates that change layouts") struct LayoutUpdateTests {
  private struct Part {
    var id: Int
    var height: CGFloat = 30
    var tiles: [Tile]
  }

  private func lego(_ parts: [Part]) -> Lego {
    Lego {
      for part in parts {
        Section(id: part.id, layout: FixedRowsLayout(height: part.height)) { part.tiles }
      }
    }
  }

  /// Returns a screen in a window, where updates are animated.
  private func shown(_ lego: Lego) -> (shown: DisplayedLego, window: UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let shown = DisplayedLego(lego)
    window.isHidden = false
    window.addSubview(shown.view)
    window.layoutIfNeeded()
    return (shown, window)
  }

  @Test("A layout that changes while the one before is invalid is animated from it")
  func invalid() throws {
    let parts = [Part(id: 0, tiles: [Tile(id: 1), Tile(id: 2)])]
    let (shown, window) = shown(lego(parts))
    let cell = try #require(shown.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    shown.collectionView.setNeedsLayout()
    shown.collectionView.collectionViewLayout.invalidateLayout()
    var changed = parts
    changed[0].height = 60
    shown.renderer.apply(lego(changed))
    // The second row moves from 30 to 60.
    #expect(cell.frame.minY == 60)
    #expect(try #require(cell.layer.presentation()).frame.minY < 60)
    window.layoutIfNeeded()
    #expect(shown.frames.map(\.minY) == [0, 60])
  }

  @Test("A screen whose layouts change has the frames of a new one, also if its layout is invalid")
  func random() {
    for seed in 0..<PropertyRuns.count(full: 60) {
      var random = SeededGenerator(seed: UInt64(seed))
      var parts = (0..<3).map { id in
        Part(id: id, tiles: (0..<3).map { Tile(id: 10 * id + $0) })
      }
      let (shown, window) = shown(lego(parts))
      for step in 0..<6 {
        for _ in 0...Int.random(in: 0..<3, using: &random) { change(&parts, &random) }
        if Bool.random(using: &random) { shown.collectionView.setNeedsLayout() }
        if Bool.random(using: &random) {
          shown.collectionView.collectionViewLayout.invalidateLayout()
        }
        shown.renderer.apply(lego(parts), animatingDifferences: Bool.random(using: &random))
        window.layoutIfNeeded()
        let fresh = DisplayedLego(lego(parts))
        #expect(areClose(shown.frames, fresh.frames), "seed \(seed), step \(step)")
        #expect(shown.ids == fresh.ids, "seed \(seed), step \(step)")
      }
    }
  }

  private func change(_ parts: inout [Part], _ random: inout SeededGenerator) {
    let index = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: parts[index].height = CGFloat(Int.random(in: 1...6, using: &random) * 10)
    case 2:
      if !parts[index].tiles.isEmpty {
        parts[index].tiles[0].text = "\(Int.random(in: 0..<1000, using: &random))"
      }
    case 3:
      parts[index].tiles.append(Tile(id: 1000 + Int.random(in: 0..<1_000_000, using: &random)))
    case 4: if !parts[index].tiles.isEmpty { parts[index].tiles.removeLast() }
    default: parts.shuffle(using: &random)
    }
  }
}
