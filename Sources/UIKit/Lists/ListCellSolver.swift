/// Shares a list cell's width out between accessories and content (uikit.md 3.4.5).
///
/// In points; x counts from the leading edge.
struct ListCellSolver: Equatable {
  /// The distance between leading accessories: 16 [seen]; the content keeps it by its own margin.
  static let leadingGap: CGFloat = 16
  /// The distance between trailing accessories: 8 [seen].
  static let trailingGap: CGFloat = 8

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

  /// Where slots begin, and what is left for the content.
  struct Solution: Equatable {
    /// Where the leading slots begin.
    var leading: [CGFloat] = []
    /// Where the trailing slots begin.
    var trailing: [CGFloat] = []
    /// Where the content begins.
    var contentStart: CGFloat
    /// Where the content ends.
    var contentEnd: CGFloat
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
    for slot in trailing.reversed() {
      solution.trailing.insert(end - slot, at: 0)
      solution.contentEnd = end - slot
      end -= slot + Self.trailingGap
    }
    solution.contentEnd = max(solution.contentStart, solution.contentEnd)
    return solution
  }
}
