import Foundation

extension CGFloat {
  /// This length as far as it can be laid out.
  ///
  /// NaN and infinities become 0 (compositional-layout.md 6.7, E-INF). A length beyond a thousand
  /// million points is cut there, so that sums over many items stay finite.
  @inlinable package var bounded: CGFloat {
    isFinite ? Swift.min(Swift.max(self, -1e9), 1e9) : 0
  }
}
