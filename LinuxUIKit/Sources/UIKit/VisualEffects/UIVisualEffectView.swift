/// A view that applies a visual effect to what is drawn behind it, or to its content.
///
/// ```swift
/// let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// panel.frame = CGRect(x: 16, y: 16, width: 200, height: 80)
/// panel.layer.cornerRadius = 12
/// panel.clipsToBounds = true
/// panel.contentView.addSubview(label)
/// ```
///
/// With a blur effect, everything that the same drawing has drawn behind the view is blurred and
/// tinted in the view's bounds. Subviews belong into `contentView`; adding one to the view itself
/// raises Apple's exception. As on Apple's platforms, a view whose alpha (or that of a superview) is
/// below 1 does not see what is behind that view.
///
/// A change of `effect` in an animation block is animated: the strength of the blur changes
/// gradually.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = VisualEffectContentView()

  /// Creates a view with an effect; `nil` shows the content only.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addEffectViews()
    setEffect(effect)
  }

  /// Creates a view without effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view without effect.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addEffectViews()
  }

  /// The view for subviews, in front of the effect; it fills the view.
  open var contentView: UIView { content }

  /// The effect; `nil` shows the content only.
  open var effect: UIVisualEffect? {
    didSet { setEffect(effect) }
  }

  /// Raises Apple's exception: subviews belong into `contentView`.
  open override func addSubview(_ view: UIView) {
    super.addSubview(checked(view))
  }

  /// Raises Apple's exception: subviews belong into `contentView`.
  open override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(checked(view), at: index)
  }

  private func addEffectViews() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
  }

  private func setEffect(_ effect: UIVisualEffect?) {
    content.setEffect(effect as? UIVibrancyEffect)
    // Without an effect the last one stays, so that it can fade.
    let blur = effect as? UIBlurEffect
    if let blur { backdrop.setEffect(blur) }
    backdrop.alpha = blur == nil ? 0 : 1
  }

  /// Returns a view that isn't one of this view's own; another one raises Apple's exception.
  private func checked(_ view: UIView) -> UIView {
    guard view !== backdrop, view !== content else { return view }
    fatalError(
      """
      NSInternalInconsistencyException: \(view) has been added as a subview to \(self). Do not add \
      subviews directly to the visual effect view itself, instead add them to the -contentView.
      """)
  }
}

/// The view behind the content of a visual effect view, which draws the blur.
///
/// Its alpha is the strength of the blur.
private final class BackdropView: UIView {
  private var effect: UIBlurEffect?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the effect to draw.
  func setEffect(_ effect: UIBlurEffect) {
    self.effect = effect
    setNeedsDisplay()
  }

  override var visualEffect: LayerEffect? {
    effect?.material(for: traitCollection).map(LayerEffect.backdrop)
  }
}

/// The content view of a visual effect view.
private final class VisualEffectContentView: UIView {
  private var effect: UIVibrancyEffect?

  /// Sets the effect for the content; `nil` keeps its colors.
  func setEffect(_ effect: UIVibrancyEffect?) {
    self.effect = effect
    setNeedsDisplay()
  }

  override var visualEffect: LayerEffect? {
    effect?.contentColor(for: traitCollection).map { .template($0.cgColor(with: traitCollection)) }
  }
}
