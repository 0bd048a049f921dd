import UIKit

/// Frames of items that each go below the shortest column, the first of several equal ones.
///
/// It is a function of numbers: no view takes part. Coordinates are those of the group, with the
/// origin in the leading top corner. It takes time for each item and column.
struct WaterfallSolver {
  let columns: Int
  let spacing: CGFloat
  let columnWidth: CGFloat

  /// The frames of items of these heights, in order.
  func solve(_ heights: [CGFloat]) -> [CGRect] {
    var bottoms = [CGFloat](repeating: 0, count: columns)
    return heights.map { height in
      let column = shortest(of: bottoms)
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
        height: height)
      bottoms[column] = frame.maxY + spacing
      return frame
    }
  }

  private func shortest(of bottoms: [CGFloat]) -> Int {
    bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
  }
}
