import Foundation

/// Shows a picture, placed as its content mode says.
///
///     let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
///     avatar.contentMode = .scaleAspectFit
///     avatar.tintColor = .secondaryLabel
///
/// Stencils (`UIImage.RenderingMode`) take the view's tint. A picture that is larger than the view
/// sticks out unless `clipsToBounds` is set. Touches go through unless interaction is enabled.
///
/// Ours leaves out rows of pictures that play as an animation, and effects on symbols.
open class UIImageView: UIView {
  /// The picture; nil shows nothing.
  open var image: UIImage? {
    didSet { contentDidChange() }
  }

  /// The picture while `isHighlighted`; nil keeps showing `image`.
  open var highlightedImage: UIImage? {
    didSet { contentDidChange() }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  /// The size and weight of symbols that do not bring their own; nil leaves them as for body text.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange() }
  }

  /// Makes a view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Makes a view as large as its picture, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? bounds.size
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}

// MARK: Drawing

extension UIImageView {
  /// Where the picture is, in the view's coordinates; null if there is none.
  var imageFrame: CGRect {
    guard let size = shownImage?.size else { return .null }
    return contentMode.placement.frame(of: size, in: bounds)
  }

  /// Draws the picture in the view's coordinates.
  func drawImage(on context: CGContext) {
    shownImage?.draw(
      in: imageFrame, on: context, tint: tintColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else {
      return image
    }
    let own = image.symbolConfiguration ?? .unspecified
    return image.withConfiguration(preferred.applying(own))
  }
}
