import SeededNumbers
import UIKit

/// A generator of the events of a sequence, each from the model after the previous one.
struct EventGenerator {
  private let settings: SoakSettings
  private var random: SeededGenerator
  /// The current model.
  private(set) var model = SoakModel()
  private var identifiers = SoakIdentifiers()
  private var outlines: [Int: SoakOutline] = [:]

  /// Creates a generator of one sequence.
  init(_ settings: SoakSettings, random: SeededGenerator) {
    (self.settings, self.random) = (settings, random)
    guard settings.source == .arrays else { return }
    model = identifiers.newModel(using: &self.random)
  }

  /// Returns the next event.
  mutating func next() -> SoakEvent {
    Int.random(in: 0..<4, using: &random) == 0 ? anyEvent() : change()
  }

  private mutating func change() -> SoakEvent {
    switch settings.source {
    case .arrays: batch()
    case .snapshots: snapshot()
    case .outlines: Int.random(in: 0..<2, using: &random) == 0 ? outline() : snapshot()
    }
  }

  private mutating func anyEvent() -> SoakEvent {
    let isLaidOut = Int.random(in: 0..<3, using: &random) > 0
    let offset = CGFloat(Int.random(in: -50...700, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: return .scroll(offset, isLaidOut: isLaidOut)
    case 3...5:
      return .select(Set((0..<4).filter { _ in Bool.random(using: &random) }))
    case 6: return .resize(CGFloat(Int.random(in: 0...9, using: &random) * 40))
    case 7: return .newLayout
    case 8: return .reloadData(isLaidOut: isLaidOut)
    default:
      guard settings.source != .arrays else { return .scroll(offset, isLaidOut: isLaidOut) }
      return .scrollApplying(offset, simpleSnapshot())
    }
  }

  private mutating func batch() -> SoakEvent {
    var generator = BatchGenerator(model, identifiers: identifiers, random: random)
    let batch = generator.generate()
    (identifiers, random, model) = (generator.identifiers, generator.random, batch.after)
    return .batch(batch)
  }

  private mutating func snapshot() -> SoakEvent {
    var snapshot = simpleSnapshot()
    if Int.random(in: 0..<6, using: &random) == 0 { snapshot.following = [simpleSnapshot()] }
    return .snapshot(snapshot)
  }

  private mutating func simpleSnapshot() -> SoakSnapshot {
    var generator = SnapshotGenerator(model, identifiers: identifiers, random: random)
    let snapshot = generator.generate()
    (identifiers, random, model) = (generator.identifiers, generator.random, snapshot.after)
    return snapshot
  }

  private mutating func outline() -> SoakEvent {
    var generator = OutlineGenerator(
      model, outlines: outlines, versions: identifiers.versions, random: random)
    let outline = generator.generate()
    (random, model) = (generator.random, outline.after)
    outlines[outline.section] = outline
    return .outline(outline, isAnimated: Bool.random(using: &random))
  }
}
