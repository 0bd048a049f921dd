import Foundation

/// A grid of characters on which boxes share their edges.
///
/// ```
/// ┌───┬────┐
/// │0  │1   │
/// └───┴────┘
/// ```
struct BoxCanvas {
  /// The directions in which lines leave the center of a cell.
  private struct LineEnds: OptionSet {
    let rawValue: Int
    static let up = LineEnds(rawValue: 1)
    static let down = LineEnds(rawValue: 2)
    static let left = LineEnds(rawValue: 4)
    static let right = LineEnds(rawValue: 8)
  }

  /// The character for each raw value of `LineEnds`.
  private static let characters = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
  private let columns: Int
  private var lines: [[LineEnds]]
  private var letters: [[Character?]]

  /// Creates an empty grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: [], count: columns), count: rows)
    letters = Array(repeating: Array(repeating: nil, count: columns), count: rows)
  }

  /// The lines of the grid, without trailing spaces.
  var text: String {
    lines.indices.map { row in
      let line = String(
        (0..<columns).map { letters[row][$0] ?? Self.characters[lines[row][$0].rawValue] })
      return line.replacing(/\s+$/, with: "")
    }.joined(separator: "\n")
  }

  /// Draws the edges of a box through the centers of these cells, and its name if it fits.
  ///
  /// All cells must be in the grid. A box without width or height is a line or a single cell.
  mutating func draw(_ across: ClosedRange<Int>, _ down: ClosedRange<Int>, name: String) {
    for row in Set([down.lowerBound, down.upperBound]) {
      for column in across {
        if column > across.lowerBound { lines[row][column].insert(.left) }
        if column < across.upperBound { lines[row][column].insert(.right) }
      }
    }
    for column in Set([across.lowerBound, across.upperBound]) {
      for row in down {
        if row > down.lowerBound { lines[row][column].insert(.up) }
        if row < down.upperBound { lines[row][column].insert(.down) }
      }
    }
    write(name, across, down)
  }

  private mutating func write(
    _ name: String, _ across: ClosedRange<Int>, _ down: ClosedRange<Int>
  ) {
    guard down.count > 2, across.count - 2 >= name.count else { return }
    for (index, letter) in name.enumerated() {
      letters[down.lowerBound + 1][across.lowerBound + 1 + index] = letter
    }
  }
}
