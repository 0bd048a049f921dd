/// Shares a list cell's width out between accessories and content (uikit.md 3.4.5).
///
/// In points; x counts from the leading edge.
struct ListCellSolver: Equatable {
  /// The distance between leading accessories: 16 [seen]; the content keeps it by its own margin.
  static let leadingGap: CGFloat = 16
  /// The distance between trailing accessories: 8 [seen].
  static let trailingGap: CGFloat = 8

  /// The distance between a handle and the accessory before it: 17 [seen], of which 1 is a line's.
  static let handleGap: CGFloat = 17

  /// How wide the cell is.
  var width: CGFloat
  /// The cell's margin at the leading edge.
  var leadingMargin: CGFloat
  /// The cell's margin at the trailing edge.
  var trailingMargin: CGFloat
  /// How far the content is indented.
  var indentation: CGFloat = 0
  /// Whether leading accessories are indented as well.
  var indentsAccessories = true
  /// The widths of the accessories' slots from the leading edge on.
  var leading: [CGFloat] = []
  /// The widths of the accessories' slots to the trailing edge.
  var trailing: [CGFloat] = []

  /// Whether the last trailing accessory is a handle with a line before it.
  var endsInHandle = false

  /// Where slots begin, and what is left for the content.
  struct Solution: Equatable {
    /// Where the leading slots begin.
    var leading: [CGFloat] = []
    /// Where the trailing slots begin.
    var trailing: [CGFloat] = []
    /// Where the line before a handle begins; nil without one.
    var line: CGFloat?
    /// Where the content begins.
    var contentStart: CGFloat
    /// Where the content ends.
    var contentEnd: CGFloat
  }

  /// Whether a line is drawn: a handle that is alone has none (uikit.md 3.4.5).
  private var hasLine: Bool { endsInHandle && trailing.count > 1 }

  private func gap(before position: Int) -> CGFloat {
    hasLine && position == trailing.count - 1 ? Self.handleGap : Self.trailingGap
  }

  /// The places.
  func solve() -> Solution {
    // 1. Leading accessories begin at the margin, the content behind the last.
    var solution = Solution(contentStart: indentation, contentEnd: width)
    var x = leadingMargin + (indentsAccessories ? indentation : 0)
    for slot in leading {
      solution.leading.append(x)
      solution.contentStart = x + slot + (indentsAccessories ? 0 : indentation)
      x += slot + Self.leadingGap
    }
    // 2. Trailing ones end at the margin, the content before the first.
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
