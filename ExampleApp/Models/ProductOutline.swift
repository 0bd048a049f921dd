import UIKit

/// The parts of a product's drawing, back to front, in a unit square.
struct ProductOutline {
  /// One filled part.
  struct Part {
    /// The frame of the part in the unit square.
    let frame: CGRect
    /// The corner radius as a fraction of the shorter side; one half makes an oval of a square.
    let roundness: CGFloat
    /// Whether the part has the darker of the two colors.
    let isShaded: Bool

    init(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
      roundness: CGFloat = 0.2, isShaded: Bool = false
    ) {
      frame = CGRect(x: x, y: y, width: width, height: height)
      self.roundness = roundness
      self.isShaded = isShaded
    }

    /// Returns the outline of the part in `square`.
    @MainActor func path(in square: CGRect) -> UIBezierPath {
      let rect = CGRect(
        x: square.minX + frame.minX * square.width, y: square.minY + frame.minY * square.height,
        width: frame.width * square.width, height: frame.height * square.height)
      return UIBezierPath(
        roundedRect: rect, cornerRadius: roundness * min(rect.width, rect.height))
    }
  }

  let parts: [Part]

  init(shape: ProductPicture.Shape) {
    parts = Self.parts(of: shape)
  }

  private static func parts(of shape: ProductPicture.Shape) -> [Part] {
    switch shape {
    case .chair:
      [
        Part(0.2, 0.62, 0.07, 0.36, isShaded: true), Part(0.73, 0.62, 0.07, 0.36, isShaded: true),
        Part(0.22, 0.05, 0.56, 0.55), Part(0.12, 0.5, 0.76, 0.2, roundness: 0.4),
        Part(0.06, 0.34, 0.12, 0.36, roundness: 0.5, isShaded: true),
        Part(0.82, 0.34, 0.12, 0.36, roundness: 0.5, isShaded: true),
      ]
    case .table:
      [
        Part(0.2, 0.42, 0.06, 0.5, isShaded: true), Part(0.74, 0.42, 0.06, 0.5, isShaded: true),
        Part(0.47, 0.42, 0.06, 0.44, isShaded: true), Part(0.04, 0.34, 0.92, 0.12, roundness: 0.5),
      ]
    case .lamp:
      [
        Part(0.47, 0.35, 0.06, 0.6, isShaded: true),
        Part(0.3, 0.92, 0.4, 0.06, roundness: 0.5, isShaded: true),
        Part(0.2, 0.04, 0.6, 0.36, roundness: 0.3),
      ]
    case .mug:
      [
        Part(0.62, 0.34, 0.32, 0.36, roundness: 0.5, isShaded: true), Part(0.14, 0.2, 0.6, 0.64),
        Part(0.14, 0.2, 0.6, 0.08, roundness: 0.5, isShaded: true),
      ]
    case .vase:
      [
        Part(0.42, 0.02, 0.16, 0.4), Part(0.24, 0.3, 0.52, 0.68, roundness: 0.5),
        Part(0.36, 0.02, 0.28, 0.07, roundness: 0.5, isShaded: true),
        Part(0.24, 0.58, 0.52, 0.08, roundness: 0.1, isShaded: true),
      ]
    case .clock:
      [
        Part(0.08, 0.08, 0.84, 0.84, roundness: 0.5, isShaded: true),
        Part(0.16, 0.16, 0.68, 0.68, roundness: 0.5),
        Part(0.48, 0.24, 0.05, 0.28, roundness: 0.5, isShaded: true),
        Part(0.48, 0.48, 0.22, 0.05, roundness: 0.5, isShaded: true),
      ]
    }
  }
}
