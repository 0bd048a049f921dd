import SeededNumbers
import UIKit

/// A kind of step of a random program.
enum ProgramStep: CaseIterable {
  /// Writes the rows of one to three sections.
  case edit
  /// Writes what is stored already.
  case equalWrite
  /// Displays other sections, or the same ones in another order.
  case reorderSections
  /// Lays out a section with another layout.
  case layout
  /// Highlights a row.
  case highlight
  /// Scrolls.
  case scroll
  /// Taps a point.
  case tap
  /// Drags an item from one point to another after a hold.
  case drag
  /// Applies a description of other rows.
  case apply
  /// Applies two descriptions while a cell is filled.
  case applyInFill
  /// Changes the size of the screen.
  case resize

  /// The share of the steps.
  private var weight: Int {
    switch self {
    case .edit: 30
    case .scroll, .tap: 12
    case .reorderSections, .layout, .highlight, .apply: 8
    case .equalWrite, .applyInFill, .resize: 4
    case .drag: 3
    }
  }

  /// Returns a random step.
  static func random(using random: inout SeededGenerator) -> ProgramStep {
    let total = allCases.reduce(0) { $0 + $1.weight }
    var number = Int.random(in: 0..<total, using: &random)
    for step in allCases {
      number -= step.weight
      if number < 0 { return step }
    }
    return .edit
  }
}

/// What a step is expected to do.
struct StepExpectation {
  /// The sections whose blocks may run; `nil` for all.
  var evaluated: Set<Int>? = []
  /// Whether all of these blocks run.
  var isExact = false
  /// Whether the description may be evaluated.
  var isDescribed = false
  /// Whether cells may be filled with items that were displayed before and are the same, since the
  /// step has updates whose results are not displayed at its end.
  var fillsAgain = false
  /// Whether exactly the cells of the items are filled that become visible.
  var scrolls = false
}
