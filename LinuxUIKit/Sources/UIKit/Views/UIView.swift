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
  private var storedLayer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer.instance(of: Self.layerClass)
    ownLayer = layer
    return layer
  }
  private var ownLayer: CALayer?

  /// Becomes the delegate of the layer.
  private func adoptLayer() {
    storedLayer.setOwner(self)
    if layer !== storedLayer { layer.delegate = self }
  }

  /// The class of the view's layer; the default is `CALayer`.
  ///
  /// - Note: Not implemented: an app's own subclasses of layers. Views with one have a layer of the
  ///   nearest superclass that QuartzCore has.
  open class var layerClass: AnyClass { CALayer.self }

  /// The view's immediate subviews, from back to front.
  open private(set) var subviews: [UIView] = []
  /// The view that contains this view, or `nil`.
  open var superview: UIView? { superviewReference.object }
  // No access can overlap with another: neither calls anything of a view.
  @exclusivity(unchecked) private var superviewReference = UnretainedReference<UIView>(nil)
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
    adoptLayer()
    layer.frame = frame
  }

  /// Creates a view without any archived content; UIKit requires subclasses to declare it.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init()
    adoptLayer()
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

  /// The point of the layer that `center` positions, in fractions of its size (iOS 16).
  ///
  /// The default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The three-dimensional transform about the center.
  ///
  /// - Note: Not implemented: perspective. The effect within the plane is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

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

  /// A Boolean value that indicates whether `draw(_:)` begins with an empty bitmap; the default is
  /// `true`.
  ///
  /// - Note: Not implemented: drawing over the former content. The bitmap is empty for both values.
  open var clearsContextBeforeDrawing = true

  /// The color of interactive elements.
  ///
  /// `nil` inherits the superview's value, and system blue at the root. Where `tintAdjustmentMode` is
  /// dimmed, the color is a gray of the same brightness.
  open var tintColor: UIColor! {
    get { adjustedTintColor }
    set { setTintColor(newValue) }
  }

  /// The adjustment of `tintColor` in the view, never `.automatic`.
  ///
  /// Setting `.automatic`, the default, inherits the superview's mode, which is `.normal` at the root.
  /// The view below an alert, a popover or a dimmed sheet is dimmed while it has no mode of its own.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustment }
    set { changeTintAdjustment { $0.own = newValue } }
  }

  /// Called after the view's tint color or tint adjustment, or an inherited one, changed.
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

  /// The number of pixels in a point of the content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Marks a part of the view as needing to be redrawn in the next frame; the whole view is redrawn.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

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

  /// Inserts a view behind a sibling.
  ///
  /// Does nothing if the sibling isn't a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeIfSibling(of: sibling, in: self)
    guard let index = subviews.firstIndex(of: sibling) else { return }
    insertSubview(view, at: index)
  }

  /// Inserts a view in front of a sibling.
  ///
  /// Does nothing if the sibling isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeIfSibling(of: sibling, in: self)
    guard let index = subviews.firstIndex(of: sibling) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with the given tag, searching this view and its descendants depth
  /// first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.firstNonNil { $0.viewWithTag(tag) }
  }

  /// Exchanges two subviews by their positions from back to front.
  ///
  /// Does nothing if there is no subview at one of the positions.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubview(at: index1, withSubviewAt: index2)
  }

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

  // MARK: Properties

  /// Sets the properties of the view and of its content from the app's state (iOS 26).
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   super.updateProperties()
  ///   label.text = model.title
  /// }
  /// ```
  ///
  /// It is called before the first layout of the view, and once for each request, before layout in
  /// the same pass. Layout alone doesn't call it. Don't call it directly.
  ///
  /// - Note: Not implemented: requests by changes of `Observable` objects that it has read.
  open func updateProperties() {}

  /// Requests `updateProperties` in the next layout pass, or in the current one (iOS 26).
  open func setNeedsUpdateProperties() {
    markForProperties()
  }

  /// Updates the requested properties of the view's hierarchy immediately, without layout (iOS 26).
  open func updatePropertiesIfNeeded() {
    PropertiesPass(from: self).run()
  }

  // MARK: Fitting sizes

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
    PropertiesPass(inside: self).run()
    return solvedFittingSize(
      LayoutEngine.FittingSize(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority))
  }

  /// Returns whether the next layout pass calls `updateConstraints`.
  open func needsUpdateConstraints() -> Bool {
    autoLayoutState?.needsUpdateConstraints ?? Self.requiresConstraintBasedLayout
  }

  /// Calls `updateConstraints` on the view and its descendants that need it, descendants first.
  open func updateConstraintsIfNeeded() {
    updateConstraintsOfSubtree()
  }

  /// The active constraints that the view holds, as the nearest common ancestor of their items.
  open var constraints: [NSLayoutConstraint] {
    autoLayoutState?.constraints ?? []
  }

  /// Activates a constraint with the view as its holder; its items are the view or descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    installConstraint(constraint)
  }

  /// Activates each of the constraints with the view as its holder.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  ///
  /// Other constraints are ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  /// Deactivates those of the constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the priority with which the view resists being larger than its intrinsic size.
  ///
  /// The default is 250, and 251 for the height of labels (uikit.md, 4.9).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayoutState?.huggingPriority(for: axis)
      ?? (axis == .vertical ? defaultVerticalHuggingPriority : .defaultLow)
  }

  /// Sets the priority with which the view resists being larger than its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().setHuggingPriority(priority, for: axis)
    contentSizeInputsDidChange()
  }

  /// Returns the priority with which the view resists being smaller than its intrinsic size.
  ///
  /// The default is 750 (uikit.md, 4.9).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayoutState?.compressionResistancePriority(for: axis) ?? .defaultHigh
  }

  /// Sets the priority with which the view resists being smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    requireAutoLayoutState().setCompressionResistancePriority(priority, for: axis)
    contentSizeInputsDidChange()
  }

  /// Returns the alignment rectangle, on which constraints act, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    rectInsideAlignmentInsets(forFrame: frame)
  }

  /// Returns the frame of an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    rectAroundAlignmentInsets(forAlignmentRect: alignmentRect)
  }

  /// Whether the constraints do not determine the frame of the view.
  ///
  /// For debugging only: it solves the hierarchy several times. The value is `false` for views
  /// whose autoresizing mask is translated, and in hierarchies without constraints.
  open var hasAmbiguousLayout: Bool {
    isLaidOutAmbiguously
  }

  /// Returns the constraints that determine the view's position and length on an axis.
  ///
  /// For debugging only.
  ///
  /// - Note: Not implemented: constraints of autoresizing masks and intrinsic sizes.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    updatedLayoutEngine?.constraintsBehind(self, isVertical: axis == .vertical) ?? []
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

  /// Updates the traits, if their update is pending (iOS 17).
  ///
  /// A change of traits is applied at once here, so that none is ever pending.
  open func updateTraitsIfNeeded() {}

  // MARK: Touches

  /// A Boolean value that indicates whether the view and its subviews receive touches; the default
  /// is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the view receives touches only while no other view of the window
  /// does, and keeps those of others away meanwhile; the default is `false`.
  ///
  /// Gesture recognizers aren't affected.
  open var isExclusiveTouch = false
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

  /// The motion effects of the view, in the order in which they were added.
  ///
  /// They change nothing, since no window of Linux has a motion sensor.
  open var motionEffects: [UIMotionEffect] {
    get { attachedMotionEffects }
    set { replaceMotionEffects(with: newValue) }
  }

  /// Adds a motion effect, once.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    replaceMotionEffects(with: motionEffects + [effect])
  }

  /// Removes a motion effect; does nothing for one that the view doesn't have.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    replaceMotionEffects(with: motionEffects.filter { $0 !== effect })
  }

  /// The interactions of the view, in the order in which they were added.
  ///
  /// Setting them removes all others.
  open var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction to the view, after removing it from its current view.
  open func addInteraction(_ interaction: any UIInteraction) {
    attachInteraction(interaction)
  }

  /// Removes an interaction from the view; does nothing if it belongs to another one.
  open func removeInteraction(_ interaction: any UIInteraction) {
    detachInteraction(interaction)
  }

  /// The view's gesture recognizers in the order in which they were added, or `nil` if there are
  /// none.
  ///
  /// Setting it removes all others.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }

  /// Attaches a gesture recognizer to the view, after removing it from its current view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachRecognizer(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view, canceling a gesture in progress.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelRecognition()
    detachRecognizer(gestureRecognizer)
  }

  /// Makes the view or a descendant resign as first responder.
  ///
  /// - Parameter force: Whether the first responder resigns without `canResignFirstResponder` being
  ///   called.
  /// - Returns: Whether a responder resigned.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    resignContainedResponder(force)
  }

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

  // MARK: Snapshots

  /// Returns a view with an image of the view as it is presented now; `nil` for a view without size.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  /// - Returns: A view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view with an image of a part of the view; `nil` for a part without size.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates.
  ///   - afterUpdates: Whether pending layout is performed first.
  ///   - capInsets: The edges that keep their size when the snapshot is resized.
  /// - Returns: A view of the part's size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }

  /// Renders the view and its subviews, as they are presented now, into the current context.
  ///
  /// The view's bounds are scaled to the rectangle, and nothing is drawn outside it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to draw in, in the context's user space.
  ///   - afterUpdates: Whether pending layout is performed first.
  /// - Returns: Whether there was a context to draw in and something to draw.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Layout guides and anchors

  // Each anchor is created on access and holds its view weakly.

  /// The view's leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .leading)
  }

  /// The view's trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }

  /// The view's left edge.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .left)
  }

  /// The view's right edge.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .right)
  }

  /// The view's top edge.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .top)
  }

  /// The view's bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .bottom)
  }

  /// The view's width.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .width)
  }

  /// The view's height.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(item: self, attribute: .height)
  }

  /// The view's horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .centerX)
  }

  /// The view's vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .centerY)
  }

  /// The baseline of the first line of text.
  ///
  /// `forFirstBaselineLayout` determines the view with the text. In a view without text it is the
  /// bottom edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }

  /// The baseline of the last line of text.
  ///
  /// `forLastBaselineLayout` determines the view with the text. In a view without text it is the
  /// bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }

  /// The guide of the area that the keyboard covers (iOS 15).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    requireAutoLayoutState().requireKeyboardGuide(of: self)
  }

  /// The guides that were added to the view, in that order.
  open var layoutGuides: [UILayoutGuide] {
    autoLayoutState?.addedGuides ?? []
  }

  /// Adds a guide to the view, and removes it from its previous owning view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    adoptLayoutGuide(layoutGuide)
  }

  /// Removes a guide from the view, and deactivates the constraints on it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    discardLayoutGuide(layoutGuide)
  }

  /// The guide of the area that is not covered by bars or the screen's shape.
  open var safeAreaLayoutGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.safeArea, of: self)
  }

  /// The guide of the area inside the view's margins.
  open var layoutMarginsGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.margins, of: self)
  }

  /// The guide of a centered area inside the view's margins, narrow enough for readable text
  /// (uikit.md, 3.3).
  open var readableContentGuide: UILayoutGuide {
    requireAutoLayoutState().insetGuide(.readable, of: self)
  }

  // MARK: Focus

  /// Whether the view is focused.
  open var isFocused: Bool { window?.focusSystemIfUsed?.focusedView === self }

  // MARK: Conversion

  /// Returns a point in the coordinates of another space; one that is not a view is the window's.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(of: coordinateSpace))
  }

  /// Returns a point of another space in the coordinates of this view.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(of: coordinateSpace))
  }

  /// Returns a rectangle in the coordinates of another space; one that is not a view is the
  /// window's.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(of: coordinateSpace))
  }

  /// Returns a rectangle of another space in the coordinates of this view.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(of: coordinateSpace))
  }

  /// Converts a point from this view's coordinate system to that of another view, or of the window
  /// if `view` is `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// Converts a point from the coordinate system of another view, or of the window if `view` is
  /// `nil`, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Converts a rectangle from this view's coordinate system to that of another view, or of the
  /// window if `view` is `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// Converts a rectangle from the coordinate system of another view, or of the window if `view` is
  /// `nil`, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }
}

extension UIView: CALayerDelegate, UITraitEnvironment {
  /// Changes the subviews; `UIView+Hierarchy.swift` keeps layers and superviews in step.
  func changeSubviews(_ change: (inout [UIView]) -> Void) {
    change(&subviews)
  }

  /// Sets the superview, after its subviews have been changed.
  func setSuperview(_ superview: UIView?) {
    superviewReference = UnretainedReference(superview)
  }
}
