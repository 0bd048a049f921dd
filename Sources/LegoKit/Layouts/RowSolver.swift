import UIKit

/// Frames of items that fill rows of columns, one row after the other.
///
/// It is a function of numbers: no view takes part. Coordinates are those of the group, with the
/// origin in the leading top corner.
struct RowSolver {
  let columnWidths: [CGFloat]
  let columnSpacing: CGFloat
  let rowSpacing: CGFloat
  /// The height of each row; rows beyond the last have none.
  let rowHeights: [CGFloat]

  /// The frames of the first `itemCount` items, in order.
  func solve(itemCount: Int) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(itemCount)
    var top: CGFloat = 0
    for height in rowHeights {
      appendRow(to: &frames, top: top, height: height, itemCount: itemCount)
      top += height + rowSpacing
    }
    return frames
  }

  private func appendRow(
    to frames: inout [CGRect], top: CGFloat, height: CGFloat, itemCount: Int
  ) {
    var leading: CGFloat = 0
    for width in columnWidths where frames.count < itemCount {
      frames.append(CGRect(x: leading, y: top, width: width, height: height))
      leading += width + columnSpacing
    }
  }
}
