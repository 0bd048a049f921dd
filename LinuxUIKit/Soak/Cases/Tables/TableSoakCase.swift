import SeededNumbers
import SeededRuns
import UIKit

/// A random sequence of updates of a table, compared with arrays after each event.
///
/// ```swift
/// print(TableSoakCase(seed: 7).findings())
/// ```
///
/// The updates are those of the sequences of collection views. A seed generates the same sequence on
/// every machine.
package struct TableSoakCase: Sendable {
  /// The seed of the sequence.
  package let seed: UInt64
  /// The settings of the screen.
  let settings: TableSoakSettings
  /// The initial model.
  let start: SoakModel
  /// The events.
  let events: [TableSoakEvent]

  /// Generates a sequence of two to four events, or, with a probability of 1/16, up to sixteen.
  package init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    settings = TableSoakSettings(using: &random)
    let isLong = Int.random(in: 0..<16, using: &random) == 0
    let count = Int.random(in: isLong ? 5...16 : 2...4, using: &random)
    var generator = TableEventGenerator(random: random)
    (self.seed, start) = (seed, generator.model)
    events = (0..<count).map { _ in generator.next() }
  }

  /// Performs the sequence on a new screen and returns descriptions of violations.
  @MainActor package func findings() -> [String] {
    var run = TableSoakRun(self)
    guard settings.isMoving, !FrameClock.shared.isPaused else { return run.findings() }
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    return run.findings()
  }
}

extension TableSoakCase: CustomStringConvertible {
  package var description: String {
    let lines = events.enumerated().map { "\($0): \($1)" }
    return (["\(settings), from \(start)"] + lines).joined(separator: "\n")
  }
}

/// The settings of the table of a sequence.
struct TableSoakSettings: Sendable, CustomStringConvertible {
  let style: UITableView.Style
  /// Whether the delegate specifies the heights, which differ.
  let heightsDiffer: Bool
  /// Whether the table is in a window, where updates are animated.
  let isMoving: Bool

  /// Creates random settings.
  init(using random: inout SeededGenerator) {
    style = [.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
    heightsDiffer = Bool.random(using: &random)
    isMoving = Int.random(in: 0..<4, using: &random) == 0
  }

  var description: String {
    "a \(style) table of \(heightsDiffer ? "different" : "equal") rows\(isMoving ? ", moving" : "")"
  }
}

/// An event of a sequence.
enum TableSoakEvent: Sendable {
  /// A batch of updates, which is begun and ended by calls instead of a block if it is nested.
  case batch(SoakBatch, UITableView.RowAnimation)
  /// A change of the offset; without layout, the next event finds pending work.
  case scroll(CGFloat, isLaidOut: Bool)
  /// A scroll to a row, by its position among all rows from 0 to 1.
  case scrollToRow(Double, UITableView.ScrollPosition)
  /// A selection of the visible rows whose identifier has one of these remainders modulo 4.
  case select([Int])
  /// A change of the table's height.
  case resize(CGFloat)
  /// A change of the height of the table's header.
  case header(CGFloat)
  /// A reload.
  case reloadData(isLaidOut: Bool)
}

/// A generator of the events of a sequence, each from the model after the previous one.
struct TableEventGenerator {
  private var random: SeededGenerator
  /// The current model.
  private(set) var model = SoakModel()
  private var identifiers = SoakIdentifiers()

  /// Creates a generator of one sequence.
  init(random: SeededGenerator) {
    self.random = random
    model = identifiers.newModel(using: &self.random)
  }

  /// Returns the next event.
  mutating func next() -> TableSoakEvent {
    Int.random(in: 0..<4, using: &random) == 0 ? anyEvent() : batch()
  }

  private mutating func anyEvent() -> TableSoakEvent {
    let isLaidOut = Int.random(in: 0..<3, using: &random) > 0
    let offset = CGFloat(Int.random(in: -50...700, using: &random))
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: return .scroll(offset, isLaidOut: isLaidOut)
    case 3:
      return .scrollToRow(
        Double.random(in: 0..<1, using: &random),
        [.none, .top, .middle, .bottom].randomElement(using: &random) ?? .top)
    case 4...6: return .select((0..<4).filter { _ in Bool.random(using: &random) })
    case 7: return .resize(CGFloat(Int.random(in: 0...9, using: &random) * 40))
    case 8: return .header(CGFloat(Int.random(in: 0...3, using: &random) * 25))
    default: return .reloadData(isLaidOut: isLaidOut)
    }
  }

  private mutating func batch() -> TableSoakEvent {
    var generator = BatchGenerator(model, identifiers: identifiers, random: random)
    let batch = generator.generate()
    (identifiers, random, model) = (generator.identifiers, generator.random, batch.after)
    let animation = UITableView.RowAnimation(rawValue: Int.random(in: 0...6, using: &random))
    return .batch(batch, animation ?? .automatic)
  }
}

extension SoakStep {
  /// Performs the call on a table.
  @MainActor func perform(on table: UITableView, with animation: UITableView.RowAnimation) {
    switch self {
    case .insertItems(let paths): table.insertRows(at: paths, with: animation)
    case .deleteItems(let paths): table.deleteRows(at: paths, with: animation)
    case .reloadItems(let paths): table.reloadRows(at: paths, with: animation)
    case .reconfigureItems(let paths): table.reconfigureRows(at: paths)
    case .moveItem(let from, let target): table.moveRow(at: from, to: target)
    case .insertSections(let sections):
      table.insertSections(IndexSet(sections), with: animation)
    case .deleteSections(let sections):
      table.deleteSections(IndexSet(sections), with: animation)
    case .reloadSections(let sections):
      table.reloadSections(IndexSet(sections), with: animation)
    case .moveSection(let from, let target): table.moveSection(from, toSection: target)
    }
  }
}
