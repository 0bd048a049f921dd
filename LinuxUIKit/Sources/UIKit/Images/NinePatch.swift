/// A picture whose corners keep their size while the rest fills a rectangle: size in, frames out.
struct NinePatch {
  /// A piece of the picture, and where it is drawn.
  struct Part: Equatable {
    /// In the picture, in points from its upper left corner.
    var source: CGRect
    /// In the rectangle's coordinates.
    var target: CGRect
  }

  /// The picture's size in points.
  let size: CGSize
  /// How far the parts that keep their size reach in, in points.
  let caps: UIEdgeInsets
  /// Whether what is between repeats; else it is stretched.
  let repeats: Bool

  /// The pieces that fill a rectangle, none of them empty.
  func parts(filling rect: CGRect) -> [Part] {
    let columns = spans(
      length: size.width, caps.left, caps.right, from: rect.minX, target: rect.width)
    let rows = spans(
      length: size.height, caps.top, caps.bottom, from: rect.minY, target: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          target: CGRect(
            x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
      }
    }
  }

  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  /// One axis: the near cap, what is between, the far cap.
  private func spans(
    length: CGFloat, _ near: CGFloat, _ far: CGFloat, from start: CGFloat, target: CGFloat
  ) -> [Span] {
    let (near, far) = (min(max(near, 0), length), min(max(far, 0), length - min(near, length)))
    // [guess 9.3] Where the caps alone are too large, both shrink alike.
    let shrink = near + far > target ? target / (near + far) : 1
    let nearSpan = Span(
      source: 0, sourceLength: near, target: start, targetLength: near * shrink)
    let farSpan = Span(
      source: length - far, sourceLength: far, target: start + target - far * shrink,
      targetLength: far * shrink)
    let middle = Span(
      source: near, sourceLength: length - near - far, target: nearSpan.target + near * shrink,
      targetLength: target - (near + far) * shrink)
    return ([nearSpan] + repeated(middle) + [farSpan])
      .filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  /// The span as often as it fits, the last time cut off; a single point is as well stretched.
  private func repeated(_ span: Span) -> [Span] {
    guard repeats, span.sourceLength > 1, span.targetLength > span.sourceLength else {
      return [repeats ? cut(span) : span]
    }
    return stride(from: 0, to: span.targetLength, by: span.sourceLength).map { offset in
      var piece = span
      piece.target += offset
      piece.targetLength -= offset
      return cut(piece)
    }
  }

  /// A piece no longer than it is in the picture, nor than there is room.
  private func cut(_ span: Span) -> Span {
    guard span.sourceLength > 1 else { return span }
    let length = min(span.sourceLength, span.targetLength)
    var piece = span
    (piece.sourceLength, piece.targetLength) = (length, length)
    return piece
  }
}
