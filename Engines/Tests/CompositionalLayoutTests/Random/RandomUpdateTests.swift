import CompositionalLayout
import Foundation
import SeededNumbers
import Testing

@Suite("Random layouts with changing items")
struct RandomUpdateTests {
  @Test(
    "Inserting items and deleting them again changes nothing",
    arguments: PropertyRuns.blocks(full: 20_000))
  func insertAndDelete(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed, Self.measured)
      guard let section = sample.situation.contents.indices.randomElement(using: &sample.random)
      else { continue }
      let content = sample.situation.contents[section]
      let place = Int.random(in: 0...content.itemCount, using: &sample.random)
      let count = Int.random(in: 1...5, using: &sample.random)
      // 1. Insert them: the measurements of the following items move.
      var longer = content
      longer.itemCount += count
      longer.measured.items = content.measured.items.moved { $0 < place ? $0 : $0 + count }
      let wider = sample.situation.with { $0.contents[section] = longer }.solved
      expectMeasuredSizes(of: longer, section: section, in: wider, seed: seed)
      // 2. Delete them.
      var back = longer
      back.itemCount -= count
      back.measured.items = longer.measured.items.moved {
        $0 < place ? $0 : $0 < place + count ? nil : $0 - count
      }
      #expect(back.measured == content.measured, "seed \(seed)")
      let after = sample.situation.with { $0.contents[section] = back }.solved
      #expect(
        after.elements(in: RandomCase.everywhere, visible: nil) == sample.everything(),
        "seed \(seed)")
    }
  }

  @Test("Appended items don't move the existing ones", arguments: PropertyRuns.blocks(full: 20_000))
  func appending(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed) {
        $0.environment.isRightToLeft = false
        for section in $0.contents.indices { $0.contents[section].section.boundaryItems = [] }
        $0.configuration.boundaryItems = []
      }
      // A self-sizing last instance distributes its space again (compositional-layout.md, 2.7).
      guard let last = sample.situation.contents.indices.last,
        !sample.situation.contents[last].section.group.selfSizes
      else { continue }
      let more = Int.random(in: 1...9, using: &sample.random)
      let longer = sample.situation.with { $0.contents[last].itemCount += more }.solved
      let frames = sample.everything().filter { $0.category == .cell }
      for cell in frames {
        #expect(longer.cell(cell.item, section: cell.section ?? -1) == cell, "seed \(seed)")
      }
    }
  }

  @Test("The measured size of an item moves with it", arguments: PropertyRuns.blocks(full: 20_000))
  func moving(_ seeds: Range<UInt64>) {
    var moved = 0
    for seed in seeds {
      var sample = RandomCase(seed: seed, Self.measured)
      for (section, content) in sample.situation.contents.enumerated() {
        expectMeasuredSizes(of: content, section: section, in: sample.layout, seed: seed)
        guard !content.measured.items.isEmpty else { continue }
        let targets = (0..<content.itemCount).shuffled(using: &sample.random)
        var after = content
        after.measured.items = content.measured.items.moved { targets[$0] }
        content.measured.items.forEach { item, size in
          #expect(after.measured.items[targets[item]] == size, "seed \(seed), item \(item)")
          moved += 1
        }
        #expect(after.measured.items.count == content.measured.items.count, "seed \(seed)")
        let layout = sample.situation.with { $0.contents[section] = after }.solved
        expectMeasuredSizes(of: after, section: section, in: layout, seed: seed)
      }
    }
    #expect(moved > seeds.count / 2, "too few items are measured: \(moved)")
  }

  @Test(
    "Measuring items and removing the measurements changes nothing",
    arguments: PropertyRuns.blocks(full: 20_000))
  func measureAndForget(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed, Self.measured)
      guard let section = sample.situation.contents.indices.randomElement(using: &sample.random)
      else { continue }
      let content = sample.situation.contents[section]
      guard content.section.group.selfSizes else { continue }
      let items = Set((0..<content.itemCount).shuffled(using: &sample.random).prefix(2))
      let after = sample.situation.with {
        for item in items {
          let length = CGFloat.random(in: 0...200, using: &sample.random)
          $0.contents[section].measured.items[item] = CGSize(width: length, height: 200 - length)
        }
      }
      let change = LayoutMeasurementChange(sections: [section: items])
      var layout = sample.layout
      // 1. The updated solution equals a new one.
      after.solver.update(
        &layout, of: after.contents, changed: change, boundarySizes: after.boundarySizes,
        customFrames: after.frames)
      expect(layout, is: after.solved, seed: seed)
      // 2. Without the measurements it equals the first one.
      sample.situation.solver.update(
        &layout, of: sample.situation.contents, changed: change,
        boundarySizes: sample.situation.boundarySizes, customFrames: sample.situation.frames)
      expect(layout, is: sample.layout, seed: seed)
    }
  }

  @Test(
    "A solution that reuses unchanged sections equals a new one",
    arguments: PropertyRuns.blocks(full: 20_000))
  func reusing(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed, Self.measured)
      let contents = sample.situation.contents
      guard let section = contents.indices.randomElement(using: &sample.random) else { continue }
      // One section has other items, another one may have another description.
      let described = contents.indices.randomElement(using: &sample.random) ?? section
      let after = sample.situation.with {
        $0.contents[section].itemCount += Int.random(in: 0...3, using: &sample.random)
        $0.contents[section].measured.items[0] = CGSize(width: 60, height: 70)
        $0.contents[described].section.interGroupSpacing = 7
      }
      let previous = PreviousSolution(
        sample.layout, of: contents, by: sample.situation.configuration
      ) { $0 != section }
      let layout = after.solver.solve(
        after.contents, reusing: previous, boundarySizes: after.boundarySizes,
        customFrames: after.frames)
      let new = after.solved
      expect(layout, is: new, seed: seed)
      #expect(layout.diagnostics == new.diagnostics, "seed \(seed)")
    }
  }

  /// Sets up exact frames, which contain measured lengths unrounded.
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
    // Beside an empty group, a cell may have grown too large for its instance: then this instance
    // and the following ones have no measured cells.
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
