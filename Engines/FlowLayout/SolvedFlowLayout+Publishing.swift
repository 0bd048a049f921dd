import Foundation
import LayoutGeometry

extension SolvedFlowLayout {
  /// The frame that a view gets for a frame of the solution: mirrored, and its origin rounded to
  /// the nearest pixel; the size is kept (uikit.md 6.11, rule 4).
  func published(_ frame: CGRect) -> CGRect {
    let mirrored = mirrored(frame)
    return CGRect(
      origin: CGPoint(
        x: environment.pixels.rounded(mirrored.origin.x),
        y: environment.pixels.rounded(mirrored.origin.y)),
      size: mirrored.size)
  }

  /// The area in which elements must be looked up that may touch `rect` once they are published.
  ///
  /// A pixel wider on each side, since rounding moves an origin by less than one.
  func unpublished(_ rect: CGRect) -> CGRect {
    let pixel = environment.pixels.pixel
    return mirrored(rect).insetBy(dx: -pixel, dy: -pixel)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    environment.isMirrored ? rect.mirrored(in: contentSize.width) : rect
  }
}
