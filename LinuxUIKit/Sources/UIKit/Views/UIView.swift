/// A rectangle on the screen: what it shows, what is inside of it, and how it reacts.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 16, width: 120, height: 80))
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// view.addSubview(card)
/// ```
///
/// Lengths are points. `frame` and `center` are in the superview's coordinates, everything else in
/// the view's own. Ours leaves out transitions, interactions, key commands, focus, drag and drop,
/// layer classes of one's own, and archiving from nibs.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// Where the view's geometry and look are stored.
  public let layer = CALayer()

  /// The views inside of this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that this one is inside of.
  public internal(set) weak var superview: UIView?
  weak var owningController: (any ViewOwner)?

  var storage = ViewStorage()
  var autoLayoutState: AutoLayoutState?

  /// A view of that frame, which may be zero and set later.
  public init(frame: CGRect) {
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// Fails: ours has no archives to read a view from.
  ///
  /// It is there so that subclasses can write the initializer that Apple's asks of them.
  public required init?(coder: NSCoder) {
    super.init()
    layer.delegate = self
  }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates.
  ///
  /// Setting it changes `bounds.size` and `center`; with a transform other than the identity the
  /// result is not defined. A negative size is turned round, a NaN stops with Apple's text.
  open var frame: CGRect {
    get { layer.frame }
    set { setGeometry { layer.frame = checkedGeometry(newValue) } }
  }

  /// The view's rectangle in its own coordinates; its origin is what scrolling moves.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = checkedGeometry(newValue) } }
  }

  /// Where the middle of the view lies in its superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = checkedGeometry(newValue) } }
  }

  /// The flat transform about the middle; it moves the drawing, not the layout.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform of space about the middle; ours draws what it does in the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// What of the view gives way when the superview's size changes: nothing, unless set.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size is passed on to subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  /// Called after the bounds changed, and also when they were set to what they were.
  func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {}

  // MARK: Look

  /// The fill behind the content, following light and dark; nil is clear.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set { changeBackground(to: newValue) }
  }

  /// How opaque the view and all inside of it are together, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view is left out of drawing and of touches.
  ///
  /// It keeps its place in the layout, unless a stack view arranges it.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether drawing outside of the bounds is cut away.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha decides what of this one shows, in this one's coordinates.
  ///
  /// It must not be inside of another view.
  open var mask: UIView? {
    get { storage.mask }
    set {
      storage.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// How content of another size is placed.
  open var contentMode = ContentMode.scaleToFill
  /// A promise that the view covers its bounds; ours draws the same either way.
  open var isOpaque = true

  /// The color that marks what can be tapped; nil takes the superview's, at last system blue.
  open var tintColor: UIColor! {
    get { storage.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called when the view's tint, or the one that it takes over, changed.
  open func tintColorDidChange() {}

  /// Draws the content, in the view's coordinates, into the current context; the default draws
  /// nothing.
  open func draw(_ rect: CGRect) {}

  /// Says that `draw(_:)` would now draw something else.
  ///
  /// Ours keeps no drawn content: each picture of the view calls `draw(_:)` anew.
  open func setNeedsDisplay() {}

  // MARK: Tree

  /// Puts a view in front of the others, taking it out of where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts a view at an index counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview, if it has one.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil when there will be none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes; nil when there will be none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The window that the view is in, if any.
  open var window: UIWindow? { superview?.window }

  // MARK: Layout

  /// Places subviews; called by the layout pass, never directly.
  open func layoutSubviews() {}

  /// Asks for `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the tree that the view is in now, as far as it is marked.
  open func layoutIfNeeded() {
    LayoutPass(from: self).run()
  }

  /// The size that suits the view best in the room offered: its own, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits best, keeping the upper left corner.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Auto Layout

  /// The view's natural size; `noIntrinsicMetric` on an axis that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` would now be another one.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    contentSizeInputsDidChange()
    tellAboutContentSizeChange()
  }

  /// Whether the frame and the autoresizing mask stand for constraints.
  ///
  /// Off in views placed by them.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintInputsDidChange() }
  }

  /// How far the edges that constraints act on are inside of the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view, this one or one inside, whose text the first baseline is that of.
  ///
  /// A view without text has its baselines at its lower edge.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or one inside, whose text the last baseline is that of.
  open var forLastBaselineLayout: UIView { self }

  /// Whether views of the class want `updateConstraints` before any constraint is there.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes constraints where that is dearer one by one; called by the layout pass, super last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    requestConstraints()
  }

  /// The size near `targetSize` that constraints inside ask for, which matter more.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints inside ask for, rounded up to pixels; a priority for each target
  /// length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedFittingSize(
      LayoutEngine.FittingSize(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority))
  }

  // MARK: Room that belongs to others

  /// How far bars and the screen's shape reach into the view; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Called before layout when `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// The distance that content keeps from the edges, safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins.resolved(isRightToLeft: isRightToLeft) }
    set { setBaseMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }

  /// `layoutMargins` with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins }
    set { setBaseMargins(newValue) }
  }

  /// Whether the margins are at least as far in as the superview's.
  ///
  /// Off, unless set.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }

  /// Called before layout when the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Surroundings

  /// Light or dark, text size, direction and scale, as they are where the view is.
  open var traitCollection: UITraitCollection { currentTraits() }

  /// Called after `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and all inside of it, whatever the surroundings are.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { refreshTraits() }
  }

  /// What the view is about, which decides whether it is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      setNeedsLayout()
      constraintInputsDidChange()
    }
  }

  /// The direction in which the view lays out leading and trailing.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Touches

  /// Whether touches reach the view and what is inside of it.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0

  /// The frontmost view at a point of this one's coordinates that takes touches; nil outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTarget(at: point, with: event)
  }

  /// Whether a point of the view's coordinates is inside: left and top edges are, right and bottom
  /// not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a gesture on the view or inside of it may begin, asked from the touched view outwards.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Hooks for subclasses in this module

  /// Called before the view is measured, and before constraints and `layoutSubviews` lay it out.
  func willLayOut() {}

  /// Called when a subview has invalidated its intrinsic size.
  func intrinsicSizeDidChange(of subview: UIView) {}

  /// Called when constraints inside of the view have changed; returns `false` to notify the
  /// superview.
  func constraintsInsideDidChange() -> Bool { false }

  /// The traits that a window adds to those of the screen; `nil` for other views.
  var windowTraits: UITraitCollection? { nil }
}

extension UIView: CALayerDelegate, UITraitEnvironment {}
