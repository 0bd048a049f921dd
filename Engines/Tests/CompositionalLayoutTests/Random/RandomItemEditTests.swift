import Foundation
import SeededNumbers
import Testing

@testable import CompositionalLayout

@Suite("Random edits of items and sections") struct RandomItemEditTests {
  @Test("Sizes that are edited equal sizes that are moved one by one") func sizes() {
    for seed in PropertyRuns.seeds(full: 20_000) {
      var random = SeededGenerator(seed: seed)
      var sizes = MeasuredSizes()
      for item in 0..<80 where Int.random(in: 0..<3, using: &random) > 0 {
        sizes[item] = CGSize(width: 1, height: item)
      }
      let edit = RandomEdit(of: 80, atMost: 30, using: &random)
      let moved = sizes.moved { edit.target(of: $0) }
      sizes.apply(edit.edit)
      #expect(sizes == moved, "seed \(seed)")
      #expect(sizes.brokenInvariants.isEmpty, "seed \(seed)")
    }
  }

  @Test(
    "A solution after an edit of items equals a new one",
    arguments: PropertyRuns.blocks(full: 20_000))
  func solution(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed) { $0.environment.displayScale = 0 }
      let contents = sample.situation.contents
      guard let section = contents.indices.randomElement(using: &sample.random) else { continue }
      let edit = RandomEdit(of: contents[section].itemCount, atMost: 4, using: &sample.random)
      let after = sample.situation.with { $0.contents[section].apply(edit, &sample.random) }
      expect(after, after: sample, seed: seed) {
        $0 == section ? .edited($0, edit.edit) : .unchanged($0)
      }
    }
  }

  // Six edits each.
  @Test("A list after several edits equals a new one", arguments: PropertyRuns.blocks(full: 4_000))
  func list(_ seeds: Range<UInt64>) {
    let rows = LayoutSection(
      group: V(.fw(1), .est(40), [item(.fw(1), .est(40))]), interGroupSpacing: 3)
    let tags = LayoutSection(group: H(.fw(1), .est(40), [item(.est(200), .est(40))]))
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      let solver = CompositionalSolver(
        environment: LayoutEnvironment(size: CGSize(width: 375, height: 667)))
      var contents = [LayoutSectionContent(seed.isMultiple(of: 3) ? tags : rows, itemCount: 60)]
      for item in 0..<60 where Int.random(in: 0..<4, using: &random) > 0 {
        contents[0].measured.items[item] = CGSize.random(using: &random)
      }
      var layout = solver.solve(contents)
      for step in 0..<6 {
        let edit = RandomEdit(of: contents[0].itemCount, atMost: 5, using: &random)
        let before = contents
        contents[0].apply(edit, &random)
        layout = solver.solve(
          contents,
          reusing: PreviousSolution(layout, of: before, by: LayoutConfiguration()) { _ in
            .edited(0, edit.edit)
          })
        let new = solver.solve(contents)
        let difference = Difference(
          layout.elements(in: RandomCase.everywhere, visible: nil),
          new.elements(in: RandomCase.everywhere, visible: nil))
        #expect(difference.isEmpty, "seed \(seed), step \(step): \(difference)")
        #expect(layout.contentSize.isNear(new.contentSize), "seed \(seed), step \(step)")
        #expect(
          layout.sections[0].stack.brokenInvariants.isEmpty, "seed \(seed), step \(step)")
      }
    }
  }

  @Test(
    "A solution after inserted, removed and moved sections equals a new one",
    arguments: PropertyRuns.blocks(full: 20_000))
  func sections(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var sample = RandomCase(seed: seed) { situation in
        situation.environment.displayScale = 0
        // More sections than are replaced one by one.
        situation.contents += situation.contents + situation.contents
      }
      let contents = sample.situation.contents
      guard !contents.isEmpty else { continue }
      var origins: [Int?] = contents.indices.map { $0 }
      if Bool.random(using: &sample.random) { origins.shuffle(using: &sample.random) }
      for _ in 0..<Int.random(in: 0...3, using: &sample.random) {
        if let removed = origins.indices.randomElement(using: &sample.random) {
          origins.remove(at: removed)
        }
        origins.insert(nil, at: Int.random(in: 0...origins.count, using: &sample.random))
        if Bool.random(using: &sample.random) { _ = origins.popLast() }
      }
      let after = sample.situation.with {
        $0.contents = origins.map { origin in origin.map { contents[$0] } ?? contents[0] }
      }
      expect(after, after: sample, seed: seed) { index in
        origins[index].map { .unchanged($0) } ?? .new
      }
    }
  }

  private func expect(
    _ after: LayoutCase, after sample: RandomCase, seed: UInt64,
    origin: @escaping (Int) -> PreviousSolution.Origin
  ) {
    let previous = PreviousSolution(
      sample.layout, of: sample.situation.contents, by: sample.situation.configuration,
      origin: origin)
    let layout = after.solver.solve(
      after.contents, reusing: previous, boundarySizes: after.boundarySizes,
      customFrames: after.frames)
    let new = after.solved
    let difference = Difference(
      layout.elements(in: RandomCase.everywhere, visible: nil),
      new.elements(in: RandomCase.everywhere, visible: nil))
    #expect(difference.isEmpty, "seed \(seed): \(difference)")
    #expect(layout.contentSize.isNear(new.contentSize), "seed \(seed)")
    #expect(layout.diagnostics == new.diagnostics, "seed \(seed)")
    for section in layout.sections.indices {
      #expect(layout.sections[section].stack.brokenInvariants.isEmpty, "seed \(seed)")
    }
  }
}

/// A random edit of a section's items, with the new index of each old one.
private struct RandomEdit {
  let edit: SectionItemEdit
  private let targets: [Int?]

  init(of count: Int, atMost limit: Int, using random: inout SeededGenerator) {
    let removed = Set(
      (0..<count).shuffled(using: &random).prefix(.random(in: 0...limit, using: &random)))
    let insertedCount = Int.random(in: 0...limit, using: &random)
    let length = count - removed.count + insertedCount
    let inserted = Set((0..<length).shuffled(using: &random).prefix(insertedCount))
    edit = SectionItemEdit(removed: removed.sorted(), inserted: inserted.sorted())
    var places = (0..<length).filter { !inserted.contains($0) }[...]
    targets = (0..<count).map { removed.contains($0) ? nil : places.popFirst() }
  }

  /// Returns the index of an item after the edit; `nil` for a removed one.
  func target(of item: Int) -> Int? { targets.indices.contains(item) ? targets[item] : nil }
}

extension LayoutSectionContent {
  /// Applies an edit; some of the inserted items are measured already.
  fileprivate mutating func apply(_ edit: RandomEdit, _ random: inout SeededGenerator) {
    itemCount += edit.edit.growth
    measured.items.apply(edit.edit)
    for item in edit.edit.inserted where Bool.random(using: &random) {
      measured.items[item] = CGSize.random(using: &random)
    }
  }
}

extension CGSize {
  fileprivate static func random(using random: inout SeededGenerator) -> CGSize {
    CGSize(
      width: CGFloat(Int.random(in: 1...390, using: &random)),
      height: CGFloat(Int.random(in: 1...90, using: &random)))
  }
}
