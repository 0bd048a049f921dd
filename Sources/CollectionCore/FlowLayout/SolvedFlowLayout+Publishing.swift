import Foundation

extension SolvedFlowLayout {
  /// The frame that a view gets for a frame of the solution: mirrored, and its origin rounded to
  /// the nearest pixel; the size is kept (uikit.md 6.11, rule 4).
  func published(_ frame: CGRect) -> CGRect {
    let mirrored = mirrored(frame)
    return CGRect(
      origin: CGPoint(x: rounded(mirrored.origin.x), y: rounded(mirrored.origin.y)),
      size: mirrored.size)
  }

  /// The area in which elements must be looked up that may touch `rect` once they are published.
  ///
  /// A pixel wider on each side, since rounding moves an origin by less than one.
  func unpublished(_ rect: CGRect) -> CGRect {
    let pixel = environment.displayScale > 0 ? 1 / environment.displayScale : 0
    return mirrored(rect).insetBy(dx: -pixel, dy: -pixel)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard environment.isMirrored else { return rect }
    var copy = rect
    copy.origin.x = contentSize.width - rect.maxX
    return copy
  }

  /// [guess uikit.md 6.11] A half goes up; a millionth of a pixel is noise of floating-point sums.
  private func rounded(_ length: CGFloat) -> CGFloat {
    let scale = environment.displayScale
    guard scale > 0 else { return length }
    return (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
