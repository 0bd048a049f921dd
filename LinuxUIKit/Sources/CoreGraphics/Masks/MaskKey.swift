import Foundation

/// The values that the pixels of a mask depend on: the shape, its scale and its position within a pixel.
struct MaskKey: Hashable, Sendable {
  private let shape: MaskedShape.Identifier
  private let scale: SIMD4<Double>
  private let phase: SIMD2<Int32>

  /// Creates the key of a shape; positions that differ by less than a 4,096th of a pixel are
  /// equal, since Cairo rounds them to a 256th.
  init(_ shape: MaskedShape.Identifier, matrix: CGAffineTransform, phase: CGPoint) {
    self.shape = shape
    scale = SIMD4(Double(matrix.a), Double(matrix.b), Double(matrix.c), Double(matrix.d))
    self.phase = SIMD2(
      Int32((phase.x * 4_096).rounded()), Int32((phase.y * 4_096).rounded()))
  }
}

/// A shape of one color that is drawn repeatedly.
package struct MaskedShape {
  /// The identity of a shape, regardless of its position and color.
  package enum Identifier: Hashable, Sendable {
    /// The run of an object with a number of its own, which no other object ever has.
    case run(owner: UInt64, index: Int)
    /// A path with a line around it.
    case path([PathElement], lineWidth: CGFloat)
  }

  package let identifier: Identifier
  /// The position of the shape, in user space: pixels are equal if only its whole pixels differ.
  package let position: CGPoint
  /// A rectangle around all that is drawn, in user space.
  package let extent: CGRect

  package init(_ identifier: Identifier, at position: CGPoint, extent: CGRect) {
    self.identifier = identifier
    self.position = position
    self.extent = extent
  }
}
