/// The separators of empty rows, which fill a plain table below its rows.
final class FillerRowsView: UIView {
  private var rowHeight: CGFloat = 0
  private var inset: CGFloat = 0
  private var color = UIColor.separator

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the height of the rows, and the start and color of their separators.
  func setRows(height: CGFloat, inset: CGFloat, color: UIColor) {
    guard (height, inset, color) != (rowHeight, self.inset, self.color) else { return }
    (rowHeight, self.inset, self.color) = (height, inset, color)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard rowHeight > 0 else { return }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    color.setFill()
    for bottom in stride(from: rowHeight, through: bounds.height, by: rowHeight) {
      UIRectFillUsingBlendMode(
        CGRect(
          x: isRightToLeft ? 0 : inset, y: bottom - thickness, width: bounds.width - inset,
          height: thickness), .normal)
    }
  }
}
