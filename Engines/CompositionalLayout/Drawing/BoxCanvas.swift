import Foundation

/// A sheet of character cells on which boxes share their edges.
///
/// ```
/// ┌───┬────┐
/// │0  │1   │
/// └───┴────┘
/// ```
struct BoxCanvas {
  /// Which way lines leave the middle of a cell.
  private struct Arms: OptionSet {
    let rawValue: Int
    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  private static let signs = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼")
  private let columns: Int
  private var lines: [[Arms]]
  private var letters: [[Character?]]

  /// An empty sheet.
  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: [], count: columns), count: rows)
    letters = Array(repeating: Array(repeating: nil, count: columns), count: rows)
  }

  /// The sheet as lines of text, without spaces at their ends.
  var text: String {
    lines.indices.map { row in
      let line = String(
        (0..<columns).map { letters[row][$0] ?? Self.signs[lines[row][$0].rawValue] })
      return line.replacing(/\s+$/, with: "")
    }.joined(separator: "\n")
  }

  /// Draws the edges of a box through the middles of these cells, and its name where there is room.
  ///
  /// All cells must be on the sheet. A box of no width or height is a line, or nothing.
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
    for (place, letter) in name.enumerated() {
      letters[down.lowerBound + 1][across.lowerBound + 1 + place] = letter
    }
  }
}
