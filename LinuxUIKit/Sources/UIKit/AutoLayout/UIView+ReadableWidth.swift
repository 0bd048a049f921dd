extension UIView {
  /// How far the edges of what can be read with ease are inside of the view's.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - mostReadableWidth
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }

  /// [guess 3.3] The width of the longest lines that can be read with ease, in points.
  ///
  /// 672 for the usual text was seen; the others are between the ends that the section names.
  private var mostReadableWidth: CGFloat {
    switch traitCollection.preferredContentSizeCategory {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case let category where category >= .extraExtraExtraLarge: 896
    default: 672
    }
  }
}
