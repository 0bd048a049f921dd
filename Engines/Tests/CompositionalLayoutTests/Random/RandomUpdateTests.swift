import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Twenty thousand layouts made at random, with items that come, go and move")
struct RandomUpdateTests {
  @Test("Inserting items and deleting them again changes nothing", arguments: PropertyRuns.blocks(full: 20_000))
  func insertAndDelete(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var made = RandomCase(seed: seed, Self.measured)
      guard let section = made.situation.contents.indices.randomElement(using: &made.random)
      else { continue }
      let content = made.situation.contents[section]
      let place = Int.random(in: 0...content.itemCount, using: &made.random)
      let count = Int.random(in: 1...5, using: &made.random)
      // 1. Make room for them: what was measured behind goes along.
      var longer = content
      longer.itemCount += count
      longer.measured.items = content.measured.items.moved { $0 < place ? $0 : $0 + count }
      let wider = made.situation.with { $0.contents[section] = longer }.solved
      expectMeasuredSizes(of: longer, section: section, in: wider, seed: seed)
      // 2. Take them away.
      var back = longer
      back.itemCount -= count
      back.measured.items = longer.measured.items.moved {
        $0 < place ? $0 : $0 < place + count ? nil : $0 - count
      }
      #expect(back.measured == content.measured, "seed \(seed)")
      let after = made.situation.with { $0.contents[section] = back }.solved
      #expect(
        after.elements(in: RandomCase.everywhere, visible: nil) == made.everything(),
        "seed \(seed)")
    }
  }

  @Test("Items behind others leave those where they are", arguments: PropertyRuns.blocks(full: 20_000))
  func appending(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var made = RandomCase(seed: seed) {
        $0.environment.isRightToLeft = false
        for section in $0.contents.indices { $0.contents[section].section.boundaryItems = [] }
        $0.configuration.boundaryItems = []
      }
      // A last instance that sizes itself shares out its room anew (2.7).
      guard let last = made.situation.contents.indices.last,
        !made.situation.contents[last].section.group.selfSizes
      else { continue }
      let more = Int.random(in: 1...9, using: &made.random)
      let longer = made.situation.with { $0.contents[last].itemCount += more }.solved
      let frames = made.everything().filter { $0.category == .cell }
      for cell in frames {
        #expect(longer.cell(cell.item, section: cell.section ?? -1) == cell, "seed \(seed)")
      }
    }
  }

  @Test("What was measured of an item is its size wherever it goes", arguments: PropertyRuns.blocks(full: 20_000))
  func moving(_ seeds: Range<UInt64>) {
    var moved = 0
    for seed in seeds {
      var made = RandomCase(seed: seed, Self.measured)
      for (section, content) in made.situation.contents.enumerated() {
        expectMeasuredSizes(of: content, section: section, in: made.layout, seed: seed)
        guard !content.measured.items.isEmpty else { continue }
        let targets = (0..<content.itemCount).shuffled(using: &made.random)
        var after = content
        after.measured.items = content.measured.items.moved { targets[$0] }
        content.measured.items.forEach { item, size in
          #expect(after.measured.items[targets[item]] == size, "seed \(seed), item \(item)")
          moved += 1
        }
        #expect(after.measured.items.count == content.measured.items.count, "seed \(seed)")
        let layout = made.situation.with { $0.contents[section] = after }.solved
        expectMeasuredSizes(of: after, section: section, in: layout, seed: seed)
      }
    }
    #expect(moved > seeds.count / 2, "too little is measured: \(moved)")
  }

  @Test("Measuring items and forgetting it again changes nothing", arguments: PropertyRuns.blocks(full: 20_000))
  func measureAndForget(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var made = RandomCase(seed: seed, Self.measured)
      guard let section = made.situation.contents.indices.randomElement(using: &made.random)
      else { continue }
      let content = made.situation.contents[section]
      guard content.section.group.selfSizes else { continue }
      let items = Set((0..<content.itemCount).shuffled(using: &made.random).prefix(2))
      let after = made.situation.with {
        for item in items {
          let length = CGFloat.random(in: 0...200, using: &made.random)
          $0.contents[section].measured.items[item] = CGSize(width: length, height: 200 - length)
        }
      }
      let change = LayoutMeasurementChange(sections: [section: items])
      var layout = made.layout
      // 1. The solution that is changed in its place is the one that is made anew.
      after.solver.update(
        &layout, of: after.contents, changed: change, boundarySizes: after.boundarySizes,
        customFrames: after.frames)
      expect(layout, is: after.solved, seed: seed)
      // 2. Without what was measured it is the first one.
      made.situation.solver.update(
        &layout, of: made.situation.contents, changed: change,
        boundarySizes: made.situation.boundarySizes, customFrames: made.situation.frames)
      expect(layout, is: made.layout, seed: seed)
    }
  }

  /// Exact frames, so that a measured length can be found in them.
  private static func measured(_ situation: inout LayoutCase) {
    situation.environment.displayScale = 0
  }

  private func expect(_ layout: SolvedLayout, is other: SolvedLayout, seed: UInt64) {
    let difference = Difference(
      layout.elements(in: RandomCase.everywhere, visible: nil),
      other.elements(in: RandomCase.everywhere, visible: nil))
    #expect(difference.isEmpty, "seed \(seed): \(difference)")
    #expect(layout.contentSize.isNear(other.contentSize), "seed \(seed)")
  }

  private func expectMeasuredSizes(
    of content: LayoutSectionContent, section: Int, in layout: SolvedLayout, seed: UInt64
  ) {
    // Beside an empty group a cell may have grown too large for its instance: then the instance has no
    // cells, and all from there on are as described.
    guard !layout.diagnostics.contains(where: { $0.problem == .noSubitems }) else { return }
    content.measured.items.forEach { item, size in
      guard let cell = layout.cell(item, section: section) else { return }
      // A uniform cell has the size of its largest sibling.
      guard !cell.sizing.isUniform else { return }
      let isWide = !cell.sizing.contains(.width) || abs(cell.frame.width - size.width) < 0.001
      let isHigh = !cell.sizing.contains(.height) || abs(cell.frame.height - size.height) < 0.001
      #expect(isWide && isHigh, "seed \(seed), section \(section), item \(item): \(cell.frame)")
    }
  }
}
