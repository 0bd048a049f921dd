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
/// Pictures in `animationImages` follow each other from `startAnimating()` on, by the time of all
/// movements. Ours leaves out effects on symbols.
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

  /// The pictures that follow each other while the view is animated; setting them ends that.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The same for while `isHighlighted`; nil keeps to the others.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// How long all pictures take together, in seconds; 0 is a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often all pictures are seen; 0 is for ever.
  open var animationRepeatCount = 0
  private var sequence: ImageSequence?

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

  /// A view without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    stillImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    stillImage?.size ?? bounds.size
  }

  /// The picture's edges for constraints to act on.
  open override var alignmentRectInsets: UIEdgeInsets { stillImage?.alignmentRectInsets ?? .zero }

  // MARK: Animation

  /// Shows the pictures of `animationImages` one after the other, from the first one on.
  open func startAnimating() {
    let count = (animationFrames ?? []).count
    sequence = ImageSequence(
      count: count, duration: animationDuration, repeatCount: animationRepeatCount,
      begin: FrameClock.shared.now)
    setNeedsDisplay()
  }

  /// Shows the still picture again.
  open func stopAnimating() {
    sequence = nil
    setNeedsDisplay()
  }

  /// Whether pictures follow each other; no longer when they were seen as often as wanted.
  open var isAnimating: Bool { animationFrame != nil }

  private var animationFrames: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The picture of the animation that is seen now; nil while there is none.
  private var animationFrame: UIImage? {
    guard let frames = animationFrames, let index = sequence?.index(at: FrameClock.shared.now),
      frames.indices.contains(index)
    else { return nil }
    return frames[index]
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Drawing

  /// The frame of the image, in the view's coordinates; null if there is none.
  override var contentFrame: CGRect? {
    guard let size = displayedImage?.size else { return .null }
    return contentMode.placement.frame(of: size, in: bounds)
  }

  override func renderContent(in context: CGContext) {
    guard let image = displayedImage else { return }
    image.draw(
      in: contentMode.placement.frame(of: image.size, in: bounds), on: context, tint: tintColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIImageView {
  private var displayedImage: UIImage? { animationFrame ?? stillImage }

  private var stillImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else {
      return image
    }
    let own = image.symbolConfiguration ?? .unspecified
    return image.withConfiguration(preferred.applying(own))
  }
}
