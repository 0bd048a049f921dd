import Foundation

extension CGFloat {
  /// This length, limited to finite values.
  ///
  /// NaN and infinities become 0 (compositional-layout.md, 6.7). A length beyond a thousand million
  /// points is clamped, so that sums over many items stay finite.
  @inlinable package var bounded: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }
}
