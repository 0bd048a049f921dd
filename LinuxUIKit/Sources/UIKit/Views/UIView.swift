/// An object that manages the content for a rectangular area on the screen.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 16, width: 120, height: 80))
/// card.backgroundColor = .secondarySystemBackground
/// card.layer.cornerRadius = 12
/// view.addSubview(card)
/// ```
///
/// Lengths are in points. `frame` and `center` use the superview's coordinate system, everything
/// else the view's own.
///
/// - Note: Not implemented: transitions, custom layer classes, unarchiving from nibs.
@preconcurrency @MainActor open class UIView: UIResponder {
  /// The layer that stores the view's geometry and appearance.
  ///
  /// Override it only to return the same layer with a more specific type.
  open var layer: CALayer { storedLayer }
  private lazy var storedLayer = CALayer.instance(of: Self.layerClass)

  /// The class of the view's layer; the default is `CALayer`.
  ///
  /// - Note: Not implemented: an app's own subclasses of layers. Views with one have a layer of the
  ///   nearest superclass that QuartzCore has.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's immediate subviews, from back to front.
  public private(set) var subviews: [UIView] = []
  /// The view that contains this view, or `nil`.
  public private(set) weak var superview: UIView?
  // The owner, colors and traits, the pending layout and the insets, which extensions change by methods.
  final var viewState = ViewState(), layoutMarks = LayoutMarks(), viewInsets = ViewInsets()
  /// The objects that features keep with the view.
  final var attachments = ViewAttachments()

  // MARK: Auto Layout hooks

  /// The view as text with baselines; `nil` for views without text.
  var baselineContent: (any BaselineContent)? { nil }
  /// The view as content whose height depends on its width; `nil` for other views.
  var widthDependentContent: (any WidthDependentContent)? { nil }
  /// The hugging priority of the view's height unless one is set.
  var defaultVerticalHuggingPriority: UILayoutPriority { .defaultLow }
  /// Whether the view scrolls its content by the origin of its bounds.
  var isScrollingContent: Bool { false }
  /// The guide that edges of a scroll view refer to in constraints with its descendants.
  var contentGuideOfDescendants: UILayoutGuide? { nil }
  /// Called after the intrinsic size of a subview was invalidated or its content priorities changed.
  func layoutInputsDidChange(of subview: UIView) {}
  /// Called after a subview was hidden or shown.
  func visibilityDidChange(of subview: UIView) {}

  /// Creates a view with the given frame.
  public init(frame: CGRect) {
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// Creates a view without any archived content; UIKit requires subclasses to declare it.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init()
    layer.delegate = self
  }

  /// Creates a view with a frame of zero size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  /// The frame rectangle in the superview's coordinate system.
  ///
  /// Setting it changes `bounds.size` and `center`. The value is undefined if `transform` isn't the
  /// identity transform. A negative size is standardized; a NaN stops with Apple's message.
  open var frame: CGRect {
    get { layer.frame }
    set { setGeometry { layer.frame = checkedGeometry(newValue) } }
  }

  /// The bounds rectangle in the view's own coordinate system; scrolling changes its origin.
  open var bounds: CGRect {
    get { layer.bounds }
    set { setGeometry { layer.bounds = checkedGeometry(newValue) } }
  }

  /// The center point of the frame in the superview's coordinate system.
  open var center: CGPoint {
    get { layer.position }
    set { setGeometry { layer.position = checkedGeometry(newValue) } }
  }

  /// The two-dimensional transform about the center, which affects drawing but not layout.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The parts of the view's geometry that change with the superview's bounds; the default is
  /// empty.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that indicates whether subviews are resized by their autoresizing masks when
  /// the bounds change; the default is `true`.
  open var autoresizesSubviews = true

  /// Called after `bounds` is set, even if the value is unchanged.
  func boundsDidChange(from oldBounds: CGRect, to newBounds: CGRect) {}

  // MARK: Appearance

  /// The view's background color, resolved for the current appearance; the default is `nil`, which
  /// is transparent.
  open var backgroundColor: UIColor? {
    get { viewState.background }
    set { changeBackground(to: newValue) }
  }

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// A Boolean value that indicates whether the view is excluded from drawing and hit-testing.
  ///
  /// A hidden view keeps its position in the layout unless it is an arranged subview of a stack
  /// view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// A Boolean value that indicates whether drawing outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha channel masks this view, positioned in this view's coordinate system.
  ///
  /// The mask view must not have a superview.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The placement of content whose size differs from the view's.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsDisplay() }
  }
  /// A Boolean value that indicates whether the view covers its bounds with opaque content.
  ///
  /// - Note: Not implemented: the optimization. Drawing is the same for both values.
  open var isOpaque = true

  /// The color of interactive elements.
  ///
  /// `nil` inherits the superview's value, and system blue at the root.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }

  /// Called after the view's tint color, or the inherited one, changed.
  open func tintColorDidChange() {}

  /// Draws the content into the current graphics context.
  ///
  /// The default implementation draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Marks the content as needing to be redrawn in the next frame.
  ///
  /// Call it when something changes that `draw(_:)` draws: a display keeps the pixels of views that
  /// didn't change. Renderings into images call `draw(_:)` each time.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The rectangle that `renderContent(in:)` covers; `nil` for the bounds.
  var contentFrame: CGRect? { nil }

  /// Whether the pixels of the content may differ a little with the clip, as those of paths do; false
  /// for those of texts and images.
  var contentDependsOnClip: Bool { true }

  /// The number of the image of an animation that `renderContent(in:)` draws now; `nil` for content
  /// that doesn't change with time alone.
  var contentPhase: Int? { nil }

  /// The effect with which the view's layer is drawn; `nil` for views without one.
  var visualEffect: LayerEffect? { nil }

  /// Draws the content into a context, by `draw(_:)` by default.
  func renderContent(in context: CGContext) { drawClipped(in: context) }

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, after removing it from its current superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Inserts a subview at an index, where 0 is at the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    detachFromSuperview()
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes to `newSuperview`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes to `newWindow`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The window that contains the view, or `nil`.
  open var window: UIWindow? { superview?.window }

  // MARK: Layout

  /// Lays out the subviews.
  ///
  /// The layout pass calls this method; don't call it directly.
  open func layoutSubviews() {}

  /// Requests `layoutSubviews` in the next layout pass.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the marked views of the view's hierarchy immediately.
  open func layoutIfNeeded() {
    LayoutPass(from: self).run()
  }

  /// Returns the size that best fits the available size.
  ///
  /// The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits best, keeping the upper-left corner.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Auto Layout

  /// The natural size of the view, with `noIntrinsicMetric` for axes that have none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Invalidates `intrinsicContentSize`.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    contentSizeInputsDidChange()
    notifyOfConstraintChange()
  }

  /// A Boolean value that indicates whether the frame and the autoresizing mask are translated into
  /// constraints; the default is `true`.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintInputsDidChange() }
  }

  /// The insets from the frame to the alignment rectangle, which constraints act on.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view, this one or a descendant, whose text provides the first baseline.
  ///
  /// A view without text has its baselines at its bottom edge.
  open var forFirstBaselineLayout: UIView { self }

  /// The view, this one or a descendant, whose text provides the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// A Boolean value that indicates whether views of the class need `updateConstraints` without
  /// having constraints; the default is `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates constraints in bulk.
  ///
  /// The layout pass calls this method; call `super` last.
  open func updateConstraints() {}

  /// Requests `updateConstraints` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    requestConstraints()
  }

  /// Returns the size that satisfies the view's constraints and is closest to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's constraints, rounded up to pixels, with a priority
  /// for each target length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedFittingSize(
      LayoutEngine.FittingSize(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority))
  }

  // MARK: Safe area and margins

  /// The insets of the parts of the view that bars or the shape of the screen cover.
  ///
  /// Zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Whether the view can be focused; `false` unless it is overridden.
  open var canBecomeFocused: Bool { false }
  /// The identifier of the group of views that the Tab key enters together.
  open var focusGroupIdentifier: String?
  /// The effect of the focused view, by default a halo in its shape; `nil` for none.
  open var focusEffect: UIFocusEffect? {
    get { currentFocusEffect }
    set { setFocusEffect(newValue) }
  }
  /// The view whose traits this view inherits, unless it is the root view of a controller.
  var traitParent: UIView? { superview }
  /// The part of the safe area that subviews inherit.
  var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called before layout after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// The default spacing between the content and the edges, including the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins.resolved(isRightToLeft: isRightToLeft) }
    set { setBaseMargins(newValue.directional(isRightToLeft: isRightToLeft)) }
  }

  /// The layout margins with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins }
    set { setBaseMargins(newValue) }
  }

  /// A Boolean value that indicates whether the margins are at least those of the superview; the
  /// default is `false`.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }

  /// A Boolean value that indicates whether the safe area is added to the margins; the default is
  /// `true`.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }

  /// Called before layout after the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view's environment, such as the interface style and the content size
  /// category.
  open var traitCollection: UITraitCollection { currentTraits() }

  /// Called after `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style that the view and its subviews use instead of the inherited one.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { refreshTraits() }
  }

  /// The meaning of the content, which determines whether it is flipped in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      setNeedsDisplay()
      setNeedsLayout()
      constraintInputsDidChange()
    }
  }

  /// The direction in which the view lays out leading and trailing edges.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its subviews receive touches; the default
  /// is `true`.
  open var isUserInteractionEnabled = true
  /// An integer that identifies the view.
  open var tag = 0

  /// Returns the frontmost descendant that receives touches at a point of this view's coordinate
  /// system, or `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTarget(at: point, with: event)
  }

  /// Returns whether a point is inside the bounds, which include the left and top edges only.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns whether a gesture on the view or a descendant may begin.
  ///
  /// The method is called for the touched view first, then for its superviews.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Hooks of this module

  override var respondingView: UIView? { self }
  override var focusEnvironment: (any UIFocusEnvironment)? { self }

  /// Called before the view's constraints and `layoutSubviews` run.
  func willLayOut() {}
  /// Whether layout is performed twice in a pass, where Apple's behavior is open.
  var repeatsLayout: Bool { false }
  /// The properties of the view that focus depends on, other than those of the interface.
  var focusBehavior: FocusBehavior { FocusBehavior() }
  /// Called after the view was focused, or is no longer focused.
  func focusDidChange() {}
  /// Opens the context menu that the view itself has at a point, and returns whether it has one.
  func openOwnContextMenu(at point: CGPoint) -> Bool { false }

  /// Called when constraints inside the view have changed; returns `false` to notify the superview.
  func constraintsInsideDidChange() -> Bool { false }
}

extension UIView: CALayerDelegate, UITraitEnvironment {
  /// Changes the subviews; `UIView+Hierarchy.swift` keeps layers and superviews in step.
  func changeSubviews(_ change: (inout [UIView]) -> Void) {
    change(&subviews)
  }

  /// Sets the superview, after its subviews have been changed.
  func setSuperview(_ superview: UIView?) {
    self.superview = superview
  }
}
