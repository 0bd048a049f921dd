/// The visual content of a view: its geometry, background, border, corners and shadow.
///
/// Every view owns one and stores its geometry in it, so that `view.layer.position` and
/// `view.center` are one value. Layers can also be added explicitly, below or above those of
/// subviews.
///
/// ```swift
/// view.layer.cornerRadius = 12
/// view.layer.cornerCurve = .continuous
/// view.layer.borderWidth = 1
/// view.layer.borderColor = UIColor.separator.cgColor
/// ```
///
/// Lengths are points in the layer's own coordinate space, except `position` and `frame`, which are
/// in the superlayer's. Layers of views are animated in animation blocks, see
/// `UIView.animate(withDuration:animations:)`.
///
/// Layers belong to no actor: they can be created, changed and drawn on any thread, by one thread at a
/// time. Those of views are used on the main actor. Off it, no layer is displayed, and animations wait
/// until theirs is.
///
/// A layer without a view animates changes of its properties by itself, see `action(forKey:)`.
///
/// - Note: Not implemented: perspective and filters.
open class CALayer: NSObject {
  /// The layer's delegate; for the layer of a view, the view.
  ///
  /// It isn't retained.
  open var delegate: (any CALayerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference.assign(newValue)
      markContentAsChanged()
    }
  }
  // Drawing reads the properties that are marked as unchecked of each layer. No access to one can overlap
  // with another: they are values of which changes call nothing, and observers run after a change.
  @exclusivity(unchecked) private var delegateReference = LayerDelegate()
  @exclusivity(unchecked) private var children: [CALayer] = [] {
    didSet { recordChange() }
  }
  @exclusivity(unchecked) private var animations: [LayerAnimation] = [] {
    didSet { recordChange() }
  }
  /// The animation objects, timing and actions, which most layers never need.
  // Created by `requireAnimationState()`.
  private(set) var animationState: LayerAnimationState?
  /// The properties that aren't at their defaults; `nil` if all are.
  @exclusivity(unchecked) private var ownOptions: Indirect<LayerOptions>?
  /// Whether the layer has been drawn with its window, so that changes can be seen.
  // Set by the renderer.
  private(set) var wasDrawn = false
  /// The number of the last change of what the layer itself draws, other than its geometry.
  ///
  /// No other layer has the same number.
  private(set) var contentVersion = VisibleChanges.next()
  /// A number that grew since the last display list if the layer or one below it changed.
  private(set) var treeVersion = VisibleChanges.next()
  /// The layer's part of the last display list.
  var displayRecord = DisplayRecord()

  /// The layer's rectangle in its own coordinates; the origin scrolls the content.
  @exclusivity(unchecked) open var bounds: CGRect = .zero {
    didSet { didChange("bounds", from: oldValue, change(from: oldValue)) }
  }
  /// The position of the anchor point in the superlayer's coordinates.
  @exclusivity(unchecked) open var position: CGPoint = .zero {
    didSet { didChange("position", from: oldValue, change(from: oldValue)) }
  }
  /// The point of the bounds that lies at `position` and about which the transform is applied.
  ///
  /// In fractions of the size. The default is the center, (0.5, 0.5).
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { recordChange() }
  }
  /// The position on the z axis: the drawing order of siblings, whose equals keep theirs.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet { recordChange() }
  }
  /// The transform about the anchor point.
  ///
  /// Only its effect in the plane is drawn.
  @exclusivity(unchecked) open var transform = CATransform3DIdentity {
    didSet { didChange("transform", from: oldValue, change(from: oldValue)) }
  }

  /// Whether the layer and its sublayers are hidden.
  @exclusivity(unchecked) open var isHidden = false {
    didSet { recordChange() }
  }
  /// The opacity of the layer together with its sublayers, from 0 to 1.
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet {
      didChange("opacity", from: oldValue, opacity == oldValue ? nil : .opacity(oldValue))
    }
  }
  /// Whether sublayers and content are clipped to the bounds, rounded corners included.
  @exclusivity(unchecked) open var masksToBounds = false {
    didSet { markContentAsChanged() }
  }
  /// A layer whose alpha masks this layer's content, in this layer's coordinates.
  open var mask: CALayer? {
    didSet { markContentAsChanged() }
  }

  /// The background color.
  ///
  /// It does not adapt to light and dark appearance.
  @exclusivity(unchecked) open var backgroundColor: CGColor? {
    didSet {
      markContentAsChanged()
      didChange(
        "backgroundColor", from: oldValue,
        backgroundColor == oldValue ? nil : .backgroundColor(oldValue))
    }
  }
  /// The radius of the corners in `maskedCorners`; at most half of the shorter side is drawn.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0 {
    didSet {
      markContentAsChanged()
      didChange(
        "cornerRadius", from: oldValue, cornerRadius == oldValue ? nil : .cornerRadius(oldValue))
    }
  }
  /// The corners that the radius applies to.
  ///
  /// The default is all of them.
  @exclusivity(unchecked) open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { markContentAsChanged() }
  }
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { markContentAsChanged() }
  }
  /// The width of the border, which is drawn inside the bounds, above sublayers.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0 {
    didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
  }
  /// The color of the border.
  ///
  /// The default is opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange("borderColor", from: oldValue, to: borderColor) }
  }

  /// The color of the shadow.
  ///
  /// The default is opaque black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { didChange("shadowColor", from: oldValue, to: shadowColor) }
  }
  /// The opacity of the shadow.
  ///
  /// The default is 0: no shadow.
  @exclusivity(unchecked) open var shadowOpacity: Float = 0 {
    didSet { didChange("shadowOpacity", from: oldValue, to: shadowOpacity) }
  }
  /// The offset of the shadow.
  ///
  /// The default is (0, -3), upward.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { didChange("shadowOffset", from: oldValue, to: shadowOffset) }
  }
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3 {
    didSet { didChange("shadowRadius", from: oldValue, to: shadowRadius) }
  }
  /// The shape of the shadow, in the layer's coordinates; `nil` for that of the layer's content.
  open var shadowPath: CGPath? {
    didSet { markContentAsChanged() }
  }

  /// A `CGImage` that is drawn above the background and below sublayers; other values draw nothing.
  open var contents: Any? {
    didSet { markContentAsChanged() }
  }
  /// The placement of `contents`.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { markContentAsChanged() }
  }
  /// The number of pixels of `contents` in a point.
  open var contentsScale: CGFloat = 1 {
    didSet { markContentAsChanged() }
  }

  /// The superlayer.
  open private(set) var superlayer: CALayer? {
    get { superlayerReference.object }
    set { superlayerReference = UnretainedReference(newValue) }
  }
  // Set together with the superlayer's children.
  @exclusivity(unchecked) private var superlayerReference = UnretainedReference<CALayer>(nil)

  /// Creates a layer without size at the origin.
  public override init() {}

  /// Creates a copy of a layer with its values, for the presentation of animations.
  ///
  /// Subclasses override it to copy their own properties; this implementation calls it for classes of
  /// this module only.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyAppearance(of: layer) }
  }

  /// Creates a layer without size at the origin.
  ///
  /// - Note: Not implemented: unarchiving.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Copies the values that are not animated by animation blocks from another layer.
  func copyAppearance(of other: CALayer) {
    (anchorPoint, zPosition) = (other.anchorPoint, other.zPosition)
    masksToBounds = other.masksToBounds
    (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius, shadowPath) =
      (other.shadowOffset, other.shadowRadius, other.shadowPath)
    (contents, contentsGravity) = (other.contents, other.contentsGravity)
    contentsScale = other.contentsScale
    ownOptions = other.ownOptions
  }

  /// Whether a property of `options` has been set.
  var hasOptions: Bool { ownOptions != nil }

  /// The properties that most layers leave at their defaults.
  var options: LayerOptions { ownOptions?.value ?? .standard }

  /// Sets a property of `options`.
  func setOption<Value>(_ property: WritableKeyPath<LayerOptions, Value>, to value: Value) {
    var changed = options
    changed[keyPath: property] = value
    ownOptions = Indirect(changed)
    markContentAsChanged()
  }

  /// Returns a new layer of a class; of the nearest superclass in this module for another one.
  package static func instance(of layerClass: AnyClass) -> CALayer {
    switch layerClass {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    case is CATransformLayer.Type: CATransformLayer()
    default: CALayer()
    }
  }

  /// Draws the sublayers, back to front; the renderer's user space is that of the layer.
  func drawSublayers(by renderer: LayerRenderer) {
    for child in childrenInDrawingOrder { renderer.draw(child) }
  }

  /// The smallest rectangle around all that the sublayers draw.
  var sublayerExtent: CGRect {
    (sublayers ?? []).reduce(.null) { extent, child in
      guard child.isDrawable else { return extent }
      return extent.union(child.drawnExtent.applying(child.presentedTransformToSuperlayer))
    }
  }

  /// Draws the layer's content between background and sublayers, in the layer's coordinates.
  ///
  /// The default implementation calls the delegate's `draw(_:in:)`; a view draws in its `draw(_:)`.
  open func draw(in ctx: CGContext) {
    delegateReference.drawingObject?.draw(self, in: ctx)
  }

  /// Marks the content as needing to be redrawn in the next frame.
  open func setNeedsDisplay() {
    markContentAsChanged()
  }

  /// Records that the layer itself draws something else than before.
  func markContentAsChanged() {
    contentVersion = recordChange()
  }

  /// Records a visible change of the layer; returns its number.
  @discardableResult func recordChange() -> UInt64 {
    let number = VisibleChanges.next()
    // Above a layer that changed since the last display list, all have changed since.
    var changed: CALayer? = self
    while let layer = changed, layer.treeVersion <= VisibleChanges.listedCount {
      layer.treeVersion = number
      changed = layer.superlayer
    }
    return number
  }

  /// Sets the content, by the delegate's `display(_:)`.
  open func display() {
    delegateReference.drawingObject?.display(self)
  }

  /// Returns the action for a change of a property: that of the delegate, of `actions`, or of the
  /// class; `nil` for none.
  ///
  /// `NSNull()` of one of them ends the search without an action.
  open func action(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event) ?? Self.implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the action of the class for a change of a property.
  ///
  /// The default is `nil`: a basic animation with the duration of the transaction.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the property of a key path that a subclass adds; `nil` for others.
  func ownProperty(named keyPath: String) -> LayerProperty? { nil }

  /// Returns a new layer of the same class with the layer's values, as far as it is one of this
  /// module.
  func makePresentationCopy() -> CALayer { CALayer(layer: self) }

  /// Returns a closure that restores the properties that animation objects change.
  func saveAnimatedValues() -> () -> Void {
    let copy = makePresentationCopy()
    (copy.bounds, copy.position, copy.transform) = (bounds, position, transform)
    (copy.opacity, copy.cornerRadius) = (opacity, cornerRadius)
    copy.backgroundColor = backgroundColor
    copy.isHidden = isHidden
    return { [self] in
      copyAppearance(of: copy)
      (bounds, position, transform) = (copy.bounds, copy.position, copy.transform)
      (opacity, cornerRadius) = (copy.opacity, copy.cornerRadius)
      backgroundColor = copy.backgroundColor
      isHidden = copy.isHidden
    }
  }

  /// Whether the layer draws its sublayers one by one and nothing else.
  var drawsSublayersOnly: Bool { false }

  /// Whether `draw(in:)` draws geometry, which is flipped with that of the layer, unlike content.
  var drawsGeometry: Bool { false }

  /// Whether `draw(in:)` may draw something.
  var drawsItself: Bool { delegateReference.drawsContent || type(of: self) != CALayer.self }

  /// The rectangle that background, border, contents and `draw(in:)` cover.
  ///
  /// The default is the bounds with the frame of the contents.
  var ownExtent: CGRect {
    guard let image = contents as? CGImage else { return presentedBounds }
    return presentedBounds.union(contentRect(frame(ofContents: image), in: bounds))
  }

  /// Returns the animation objects, timing and actions, which are created if there are none yet.
  func requireAnimationState() -> LayerAnimationState {
    if let animationState { return animationState }
    let state = LayerAnimationState(of: self)
    animationState = state
    return state
  }

  /// Marks the layer as drawn, so that its changes are animated.
  func markAsDrawn() {
    if !wasDrawn { wasDrawn = true }
  }

  /// The view that the layer belongs to.
  var layerOwner: (any LayerOwner)? { delegateReference.owner }

  /// Sets the view that the layer belongs to.
  package func setOwner(_ view: any LayerOwner) { delegateReference.setView(view) }

  /// Asks the view that the layer belongs to; returns `nil` without one, and off the main actor.
  @discardableResult
  func ask<Answer>(_ question: @MainActor (any LayerOwner) -> Answer) -> Answer? {
    guard let owner = layerOwner else { return nil }
    return MainQueue.ifCurrent(owner, question)
  }

  // Animations

  /// Adds a copy of an animation, and begins it; it replaces that of the same key.
  ///
  /// The layer keeps its own values, to which it returns at the end. Animations are drawn by
  /// `drawHierarchy(in:afterScreenUpdates:)`. A transition has the key `transition`.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    attach(anim, forKey: key)
  }

  /// Removes the animation of a key, whose delegate is called with `false`.
  open func removeAnimation(forKey key: String) {
    animationState?.remove(forKey: key)
  }

  /// The keys of the animation objects; `nil` if there are none.
  open func animationKeys() -> [String]? {
    guard let keys = animationState?.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// Returns the animation of a key, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    animationState?.animation(forKey: key)
  }

  /// Returns the value of a property that can be animated; `nil` for an unknown key path.
  ///
  /// Numbers are `NSNumber` objects, as on Apple's platforms.
  open func value(forKeyPath keyPath: String) -> Any? {
    animatableValue(forKeyPath: keyPath)
  }

  /// Sets the value of a property that can be animated; an unknown key path changes nothing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setAnimatableValue(value, forKeyPath: keyPath)
  }

  /// The actions for changes of properties, by their names.
  ///
  /// `NSNull()` disables the animation of a property.
  open var actions: [String: any CAAction]? {
    get { animationState?.actions }
    set { requireAnimationState().actions = newValue }
  }

  /// Removes all animations, so that the layer appears with its current values.
  ///
  /// Their completion handlers are called with `false`, in the next frame.
  open func removeAllAnimations() {
    cancelAnimations()
  }

  /// Returns a copy of the layer with the values that are presented now.
  ///
  /// It has no superlayer and no sublayers, and does not change later. Nil for a layer that is not
  /// displayed by a window.
  ///
  /// - Note: Not implemented: presentation layers of an app's own subclasses, for which it is `nil`.
  open func presentation() -> Self? {
    makePresentation()
  }

  /// Returns the layer itself, which has the values that the app has set.
  open func model() -> Self { self }

  // Time

  /// The begin time in the time of the parent, in seconds.
  open var beginTime: CFTimeInterval {
    get { animationState?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// The duration of one run forward, in seconds.
  open var duration: CFTimeInterval {
    get { animationState.map(\.timing.duration) ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }

  /// The rate of the receiver's time.
  open var speed: Float {
    get { animationState?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// An offset in the receiver's own time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { animationState?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// The number of runs.
  open var repeatCount: Float {
    get { animationState?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// The duration of all runs together, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { animationState?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Whether each run forward is followed by one backward.
  open var autoreverses: Bool {
    get { animationState?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// The effect outside the active duration.
  open var fillMode: CAMediaTimingFillMode {
    get { animationState?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  /// Converts a time of another layer to this layer's; `nil` is the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another's; `nil` is the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.ownTime(at: time) ?? time
  }

  // Geometry

  /// Converts a point from another layer's coordinates; `nil` is the root of the layers.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(from: l))
  }

  /// Converts a point to another layer's coordinates; `nil` is the root of the layers.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(from: l).inverted())
  }

  /// Converts a rectangle from another layer's coordinates, to the smallest upright one around it.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(from: l))
  }

  /// Converts a rectangle to another layer's coordinates, to the smallest upright one around it.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(from: l).inverted())
  }

  /// Returns whether a point of the layer's coordinates is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost sublayer, or the layer itself, at a point of the superlayer's
  /// coordinates; `nil` outside.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    hitTarget(p)
  }

  /// The smallest upright rectangle around the transformed bounds, in the superlayer's coordinates.
  ///
  /// Setting it sets `bounds.size` and `position`; with a transform other than the identity the
  /// result is undefined, as on Apple's platforms. Without a transform its size is exactly that of
  /// the bounds, wherever these are scrolled to.
  open var frame: CGRect {
    get { frameOfTransformedBounds }
    set { fitBounds(into: newValue.standardized) }
  }

  /// Returns the affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets `transform` to an affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  // Hierarchy

  /// Inserts a layer directly below a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, behind: sibling)
  }

  /// Inserts a layer directly above a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: UInt32(index.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Replaces a sublayer by another layer; does nothing if `oldLayer` isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The sublayers, back to front; `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its superlayer.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    children.append(layer)
    layer.superlayer = self
  }

  /// Inserts a layer at an index from the back; an index past the end means in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer, if it has one.
  open func removeFromSuperlayer() {
    superlayer?.children.removeLast(identicalTo: self)
    superlayer = nil
  }

  // Options

  /// Whether the layer is drawn while its back faces the viewer.
  ///
  /// The default is `true`. The transforms of superlayers don't count.
  open var isDoubleSided: Bool {
    get { options.isDoubleSided }
    set { setOption(\.isDoubleSided, to: newValue) }
  }

  /// The part of `contents` that is drawn, in fractions of the image.
  ///
  /// The default is the whole image, (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { options.contentsRect }
    set {
      let former = contentsRect
      setOption(\.contentsRect, to: newValue)
      didChange("contentsRect", from: former, to: newValue)
    }
  }

  /// The part of the drawn contents that is stretched where they are scaled, in fractions of them.
  ///
  /// The parts around it keep their size on one axis, the corners on both. The default is everything,
  /// (0, 0, 1, 1).
  open var contentsCenter: CGRect {
    get { options.contentsCenter }
    set { setOption(\.contentsCenter, to: newValue) }
  }

  /// Whether the layer and its sublayers are drawn into an image, which is then scaled.
  ///
  /// The default is `false`. The image isn't kept: this makes drawing no faster here.
  open var shouldRasterize: Bool {
    get { options.shouldRasterize }
    set { setOption(\.shouldRasterize, to: newValue) }
  }

  /// The number of pixels in a point of the image of `shouldRasterize`.
  ///
  /// The default is 1, which is coarser than the screen.
  open var rasterizationScale: CGFloat {
    get { options.rasterizationScale }
    set { setOption(\.rasterizationScale, to: newValue) }
  }

  /// The transform of all sublayers about the anchor point.
  ///
  /// - Note: Not implemented: perspective. The affine part is drawn.
  open var sublayerTransform: CATransform3D {
    get { options.sublayerTransform }
    set { setOption(\.sublayerTransform, to: newValue) }
  }

  /// Whether the y-axis of the layer's coordinates points up: sublayers are positioned from the bottom.
  ///
  /// The default is `false`. The layer keeps its frame in its superlayer. Conversions, hit-testing and
  /// geometry (corners, shadows, paths and gradients) are flipped; contents, drawings and text stay upright.
  open var isGeometryFlipped: Bool {
    get { options.isGeometryFlipped }
    set { setGeometryFlipped(newValue) }
  }

  /// Returns whether contents are drawn upside down relative to the layer's coordinates, so that they are
  /// upright.
  ///
  /// It is so if the geometry of an odd number of layers is flipped, from this one up. `draw(in:)` is
  /// called with a flipped context then.
  open func contentsAreFlipped() -> Bool { isFlippedByAncestors }

  // Drawing

  /// Draws the layer and its sublayers into a context, whose user space is that of the layer.
  ///
  /// The layer's position and transform in its superlayer are ignored; the origin of its bounds is
  /// not. Nothing is laid out: call `layoutIfNeeded()` on the view first. Takes time proportional
  /// to the layers that are not clipped, and to their pixels.
  ///
  /// Layers are drawn with their own values, without animations.
  ///
  /// - Note: Not implemented: filters and three-dimensional transforms.
  open func render(in ctx: CGContext) {
    CurrentContext.push(ctx)
    LayerRenderer(context: ctx).drawInPlace(self)
    CurrentContext.pop()
  }
}

// MARK: Hierarchy

extension CALayer {
  /// Inserts a layer below a sublayer; without one, in front of all.
  package func insertSublayer(_ layer: CALayer, behind sibling: CALayer?) {
    let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } }
    insertSublayer(layer, at: UInt32(index ?? children.count))
  }

  /// Puts sublayers into a new order, at the positions that they have now.
  ///
  /// Other sublayers keep their position. Linear in the number of sublayers.
  package func reorderSublayers(_ ordered: [CALayer]) {
    let moved = Set(ordered.map(ObjectIdentifier.init))
    var next = ordered.lazy.filter { $0.superlayer === self }.makeIterator()
    children = children.map { child in
      moved.contains(ObjectIdentifier(child)) ? next.next() ?? child : child
    }
  }

  /// The sublayers in drawing order: by `zPosition`, then by their order in the hierarchy.
  package var childrenInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

// MARK: Animations

extension CALayer {
  /// The animations of the layer's properties, in the order in which they began.
  package var activeAnimations: [LayerAnimation] { animations }

  /// Changes the list of animations, of which groups are not notified.
  func changeAnimations(_ change: (inout [LayerAnimation]) -> Void) {
    change(&animations)
  }
}
