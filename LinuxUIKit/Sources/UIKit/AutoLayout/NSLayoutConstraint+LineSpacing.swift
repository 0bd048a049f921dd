extension NSLayoutConstraint {
  /// How far the first side's line lies below the second's in running text, times the multiplier.
  ///
  /// The formula is that of uikit.md 3.3, up to the next pixel. Nil unless system spacing was asked
  /// for and both sides are baselines of text.
  var lineSpacing: CGFloat? {
    guard let lineSpacingMultiplier,
      let lower = firstLayoutItem?.baselineContent(for: firstAttribute),
      let upper = secondLayoutItem?.baselineContent(for: secondAttribute)
    else { return nil }
    let fonts = (lower: lower.baselineFont, upper: upper.baselineFont)
    let spacing = fonts.lower.lineHeight + fonts.lower.descender - fonts.upper.descender
    let scale = lower.traitCollection.displayScale
    return lineSpacingMultiplier * ceiledToPixel(spacing, scale: scale)
  }
}
