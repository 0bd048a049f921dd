import Foundation

/// A view that displays an image, positioned by its content mode.
///
///     let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
///     avatar.contentMode = .scaleAspectFit
///     avatar.tintColor = .secondaryLabel
///
/// Template images (`UIImage.RenderingMode`) are drawn in the view's tint color. An image that is
/// larger than the view is drawn beyond its bounds unless `clipsToBounds` is set. User interaction
/// is disabled by default.
///
/// The images of `animationImages` are displayed one after another after `startAnimating()`. Symbol
/// images are animated by `addSymbolEffect(_:options:animated:completion:)`.
open class UIImageView: UIView {
  /// The image; `nil` displays nothing.
  ///
  /// An animated image is displayed from its first image on.
  open var image: UIImage? {
    didSet {
      imageStart = FrameClock.shared.now
      contentDidChange()
    }
  }

  /// The image while `isHighlighted` is true; `nil` keeps `image`.
  open var highlightedImage: UIImage? {
    didSet { contentDidChange() }
  }

  /// Whether the highlighted image is displayed.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  /// The images of the animation; setting them stops it.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images of the animation while `isHighlighted` is true; `nil` keeps `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The duration of the animation in seconds; 0 for a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions; 0 repeats indefinitely.
  open var animationRepeatCount = 0
  private var sequence: ImageSequence?
  /// The time at which `image` was set.
  private var imageStart: TimeInterval = 0
  private var isObservingFrames = false
  private var configuredSymbol = ConfiguredSymbol()

  /// The configuration of symbols without one of their own; `nil` sizes them for body text.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { contentDidChange() }
  }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }

  /// Creates a view of the size of an image, with another image for the highlighted state.
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

  /// Creates a view without decoding anything: archives are not supported.
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

  /// The insets of the image's alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets { stillImage?.alignmentRectInsets ?? .zero }

  // MARK: Animation

  /// Starts the animation with the first image.
  open func startAnimating() {
    let count = (animationFrames ?? []).count
    sequence = ImageSequence(
      count: count, duration: animationDuration, repeatCount: animationRepeatCount,
      begin: FrameClock.shared.now)
    setNeedsDisplay()
    observeFrames()
  }

  /// Stops the animation and displays the still image.
  open func stopAnimating() {
    sequence = nil
    setNeedsDisplay()
  }

  /// Whether the animation is running; false after its last repetition.
  open var isAnimating: Bool { animationFrame != nil }

  private var animationFrames: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The current image of the animation; `nil` while there is none.
  private var animationFrame: UIImage? {
    guard let frames = animationFrames, let index = sequence?.index(at: FrameClock.shared.now),
      frames.indices.contains(index)
    else { return nil }
    return frames[index]
  }

  /// Returns the current image of an animated one; a still one itself.
  private func currentFrame(of image: UIImage) -> UIImage {
    guard let images = image.images else { return image }
    let sequence = ImageSequence(
      count: images.count, duration: image.duration, repeatCount: 0, begin: imageStart)
    return sequence.index(at: FrameClock.shared.now).map { images[$0] } ?? image
  }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    observeFrames()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observeFrames()
    existingEffectPlayer?.conditionsDidChange()
  }

  /// Requests frames while an animation is in a window, each of which displays the image of its time.
  private func observeFrames() {
    guard !isObservingFrames, isDisplayingAnimation else { return }
    isObservingFrames = true
    FrameClock.shared.onEachFrame { [weak self] _ in self?.continueObservingFrames() ?? false }
  }

  private func continueObservingFrames() -> Bool {
    isObservingFrames = isDisplayingAnimation
    return isObservingFrames
  }

  private var isDisplayingAnimation: Bool { canAnimate && contentPhase != nil }

  // MARK: Symbol effects

  /// The player of the symbol effects, if one was added.
  private(set) var existingEffectPlayer: SymbolEffectPlayer?

  /// The player of the symbol effects.
  var effectPlayer: SymbolEffectPlayer {
    if let player = existingEffectPlayer { return player }
    let player = SymbolEffectPlayer(of: self)
    existingEffectPlayer = player
    return player
  }

  /// The symbol for effects to draw; `nil` while another image is displayed, or none.
  var symbolContent: SymbolContentLayer.SymbolContent? {
    guard let image = displayedImage, image.isSymbolImage else { return nil }
    return SymbolContentLayer.SymbolContent(
      image: image, tint: tintColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, traits: drawingTraits)
  }

  /// The frame of the symbol without effects, in the view's coordinates.
  var symbolFrame: CGRect {
    contentMode.placement.frame(of: displayedImage?.size ?? .zero, in: bounds)
  }

  /// Draws again after effects began or ended to draw the symbol.
  func symbolLayerDidChange() {
    super.setNeedsDisplay()
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    existingEffectPlayer?.contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    existingEffectPlayer?.contentDidChange()
  }

  override func willLayOut() {
    super.willLayOut()
    existingEffectPlayer?.contentDidChange()
  }

  // MARK: Drawing

  /// The frame of the image, in the view's coordinates; null if there is none.
  override var contentFrame: CGRect? {
    guard let size = displayedImage?.size, existingEffectPlayer?.drawsSymbol != true else {
      return .null
    }
    return contentMode.placement.frame(of: size, in: bounds)
  }

  override var contentDependsOnClip: Bool { type(of: self) != UIImageView.self }

  override var contentPhase: Int? {
    guard sequence != nil || image?.images != nil || highlightedImage?.images != nil else {
      return nil
    }
    if let frames = animationFrames, let sequence,
      let index = sequence.index(at: FrameClock.shared.now), frames.indices.contains(index)
    {
      return index
    }
    guard let image = stillImage, let images = image.images else { return nil }
    let sequence = ImageSequence(
      count: images.count, duration: image.duration, repeatCount: 0, begin: imageStart)
    return sequence.index(at: FrameClock.shared.now)
  }

  private var displayedImage: UIImage? { animationFrame ?? stillImage.map(currentFrame) }

  override func renderContent(in context: CGContext) {
    guard let image = displayedImage, existingEffectPlayer?.drawsSymbol != true else { return }
    image.draw(
      in: contentMode.placement.frame(of: image.size, in: bounds), on: context, tint: tintColor,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

extension UIImageView {
  private var stillImage: UIImage? {
    let current = isHighlighted ? highlightedImage ?? image : image
    let image = current?.resolved(with: traitCollection)
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else {
      return image
    }
    return configuredSymbol.image(image, preferred: preferred)
  }
}

/// The last symbol to which a preferred configuration was applied, so that each drawing asks for the same
/// image.
private struct ConfiguredSymbol {
  private var source: UIImage?
  private var preferred: UIImage.SymbolConfiguration?
  private var configured: UIImage?

  /// Returns a symbol with a configuration below its own one.
  mutating func image(
    _ image: UIImage, preferred: UIImage.SymbolConfiguration
  ) -> UIImage {
    if source === image, self.preferred === preferred, let configured { return configured }
    let own = image.symbolConfiguration ?? .unspecified
    let result = image.withConfiguration(preferred.applying(own))
    (source, self.preferred, configured) = (image, preferred, result)
    return result
  }
}
