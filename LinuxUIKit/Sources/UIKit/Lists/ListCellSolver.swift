/// The horizontal layout of a list cell's accessories and content (uikit.md, 3.4.5).
///
/// Lengths are in points; x is measured from the leading edge.
struct ListCellSolver: Equatable {
  /// The spacing between leading accessories; the margin of the content separates it from them.
  static let leadingGap: CGFloat = 16
  /// The spacing between trailing accessories.
  static let trailingGap: CGFloat = 8

  /// The spacing between a reorder control and the accessory before it, including a line of 1
  /// point.
  static let handleGap: CGFloat = 17

  /// The width of the cell.
  var width: CGFloat
  /// The cell's margin at the leading edge.
  var leadingMargin: CGFloat
  /// The cell's margin at the trailing edge.
  var trailingMargin: CGFloat
  /// The indentation of the content.
  var indentation: CGFloat = 0
  /// Whether leading accessories are indented too.
  var indentsAccessories = true
  /// The widths of the leading accessories, from the leading edge on.
  var leading: [CGFloat] = []
  /// The widths of the trailing accessories, up to the trailing edge.
  var trailing: [CGFloat] = []

  /// Whether the last trailing accessory is a reorder control with a line before it.
  var endsInHandle = false

  /// The positions of the accessories and the content.
  struct Solution: Equatable {
    /// The starts of the leading accessories.
    var leading: [CGFloat] = []
    /// The starts of the trailing accessories.
    var trailing: [CGFloat] = []
    /// The start of the line before a reorder control; `nil` for none.
    var line: CGFloat?
    var contentStart: CGFloat
    var contentEnd: CGFloat
  }

  /// Whether there is a line: a reorder control without other accessories has none (uikit.md,
  /// 3.4.5).
  private var hasLine: Bool { endsInHandle && trailing.count > 1 }

  private func gap(before position: Int) -> CGFloat {
    hasLine && position == trailing.count - 1 ? Self.handleGap : Self.trailingGap
  }

  /// Returns the positions.
  func solve() -> Solution {
    // 1. Lay out leading accessories from the margin on, and the content after the last of them.
    var solution = Solution(contentStart: indentation, contentEnd: width)
    var x = leadingMargin + (indentsAccessories ? indentation : 0)
    for slot in leading {
      solution.leading.append(x)
      solution.contentStart = x + slot + (indentsAccessories ? 0 : indentation)
      x += slot + Self.leadingGap
    }
    // 2. Lay out trailing accessories up to the margin, and the content before the first of them.
    var end = width - trailingMargin
    for (position, slot) in trailing.enumerated().reversed() {
      solution.trailing.insert(end - slot, at: 0)
      solution.contentEnd = end - slot
      end -= slot + gap(before: position)
    }
    if hasLine, let handle = solution.trailing.last {
      solution.line = handle - Self.handleGap + Self.trailingGap
    }
    solution.contentEnd = max(solution.contentStart, solution.contentEnd)
    return solution
  }
}
