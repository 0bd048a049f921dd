import Foundation
import LayoutGeometry

extension SolvedFlowLayout {
  /// Returns the frame of a view for a frame of the solution: mirrored, with its origin rounded to
  /// the nearest pixel and its size unchanged (uikit.md, 6.11).
  func published(_ frame: CGRect) -> CGRect {
    let mirrored = mirrored(frame)
    return CGRect(
      origin: CGPoint(
        x: environment.pixels.rounded(mirrored.origin.x),
        y: environment.pixels.rounded(mirrored.origin.y)),
      size: mirrored.size)
  }

  /// Returns the area of the elements that may touch `rect` after mirroring and rounding.
  ///
  /// The area is a pixel wider on each side, since rounding moves an origin by less than one.
  func unpublished(_ rect: CGRect) -> CGRect {
    let pixel = environment.pixels.pixel
    return mirrored(rect).insetBy(dx: -pixel, dy: -pixel)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    environment.isMirrored ? rect.mirrored(in: contentSize.width) : rect
  }
}
