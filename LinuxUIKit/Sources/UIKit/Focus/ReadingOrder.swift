/// The order in which a user reads rectangles: in rows from the top, each from its leading side.
enum ReadingOrder {
  /// Returns the indices of rectangles in their order.
  ///
  /// A rectangle is in a row if its top is above the center of the row's first rectangle. The cost
  /// is that of sorting.
  static func indices(of rects: [CGRect], isRightToLeft: Bool) -> [Int] {
    var rows: [[Int]] = []
    for index in rects.indices.sorted(by: { (rects[$0].minY, $0) < (rects[$1].minY, $1) }) {
      if let first = rows.last?.first, rects[index].minY < rects[first].midY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted { first, second in
        let (left, right) = (rects[first].minX, rects[second].minX)
        if left == right { return first < second }
        return (left < right) != isRightToLeft
      }
    }
  }
}
