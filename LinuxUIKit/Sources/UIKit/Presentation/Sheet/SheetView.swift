/// The view of a sheet: it clips the presented view to the corners, below the grabber.
final class SheetView: UIView {
  private let grabber = UIView()

  // Unverified: the size, the position and the color of the grabber, from memory.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows or hides the grabber, above the content.
  func showGrabber(_ isVisible: Bool) {
    guard isVisible else { return grabber.removeFromSuperview() }
    grabber.superview == nil ? addSubview(grabber) : bringSubviewToFront(grabber)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.grabberSize
    grabber.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: Self.grabberTop, width: size.width,
      height: size.height)
  }
}
