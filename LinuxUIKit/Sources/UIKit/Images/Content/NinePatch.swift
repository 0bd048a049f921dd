/// The parts of a resizable image, whose corners keep their size when it fills a rectangle.
struct NinePatch {
  /// A part of the image, and the rectangle in which it is drawn.
  struct Part: Equatable {
    /// The rectangle in the image, in points from its top left corner.
    var source: CGRect
    /// The rectangle to draw in.
    var target: CGRect
  }

  /// The image's size in points.
  let size: CGSize
  /// The insets of the parts that keep their size, in points.
  let caps: UIEdgeInsets
  /// Whether the parts between are tiled instead of stretched.
  let repeats: Bool

  /// Returns the parts that fill a rectangle, none of them empty.
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

  /// Returns the spans on one axis: the near cap, the part between, the far cap.
  private func spans(
    length: CGFloat, _ near: CGFloat, _ far: CGFloat, from start: CGFloat, target: CGFloat
  ) -> [Span] {
    let (near, far) = (min(max(near, 0), length), min(max(far, 0), length - min(near, length)))
    // Unverified: caps that are too large for the target are reduced by the same factor; inferred
    // from `resizableImage(withCapInsets:)` in uikit.md, 9.3, which names no rule.
    let shrink = near + far > target ? target / (near + far) : 1
    let nearSpan = Span(
      source: 0, sourceLength: near, target: start, targetLength: near * shrink)
    let farSpan = Span(
      source: length - far, sourceLength: far, target: start + target - far * shrink,
      targetLength: far * shrink)
    let center = Span(
      source: near, sourceLength: length - near - far, target: nearSpan.target + near * shrink,
      targetLength: target - (near + far) * shrink)
    return ([nearSpan] + repeated(center) + [farSpan])
      .filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }

  /// Returns the span repeated to fill the target, with the last one cropped; one of a single point
  /// is stretched.
  private func repeated(_ span: Span) -> [Span] {
    guard repeats, span.sourceLength > 1, span.targetLength > span.sourceLength else {
      return [repeats ? cropped(span) : span]
    }
    return stride(from: 0, to: span.targetLength, by: span.sourceLength).map { offset in
      var piece = span
      piece.target += offset
      piece.targetLength -= offset
      return cropped(piece)
    }
  }

  /// Returns the span with its source cropped to the target.
  private func cropped(_ span: Span) -> Span {
    guard span.sourceLength > 1 else { return span }
    let length = min(span.sourceLength, span.targetLength)
    var piece = span
    (piece.sourceLength, piece.targetLength) = (length, length)
    return piece
  }
}
