import LayoutGeometry

extension LayoutInsets {
  /// The insets without those of axes that size themselves (compositional-layout.md 1.6, 2.3).
  package func ignoringSelfSizing(of size: LayoutItemSize) -> LayoutInsets {
    var insets = self
    if size.width.isSelfSizing { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isSelfSizing { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
