extension UIView {
  /// The smallest size: what content needs.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The largest size: what content allows.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The rectangle that constraints act on, of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  /// The frame whose alignment rectangle is given.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// Solves the constraints inside of the view alone, with its size as a wish.
  ///
  /// What was solved before is kept: asked again, it costs what has changed inside since then.
  func solvedFittingSize(_ fitting: LayoutEngine.FittingSize) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = fittingEngine(for: fitting)
    let entry = engine.entry(for: self)
    engine.settle()
    let scale = traitCollection.displayScale
    return CGSize(
      width: ceiledToPixel(CGFloat(engine.solver.value(of: entry.width)), scale: scale),
      height: ceiledToPixel(CGFloat(engine.solver.value(of: entry.height)), scale: scale))
  }
}
