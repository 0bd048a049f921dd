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
/// Layers are isolated to the main actor; Apple's aren't isolated.
///
/// - Note: Not implemented: animation objects, implicit animations, perspective and filters.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The layer's delegate; for the layer of a view, the view.
  public weak var delegate: (any CALayerDelegate)? {
    didSet { owner = delegate as? any LayerOwner }
  }
  private weak var owner: (any LayerOwner)?
  private var children: [CALayer] = []
  private var animations: [LayerAnimation] = []

  /// The layer's rectangle in its own coordinates; the origin scrolls the content.
  open var bounds: CGRect = .zero {
    didSet { animate(change(from: oldValue)) }
  }
  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint = .zero {
    didSet { animate(change(from: oldValue)) }
  }
  /// The point of the bounds that lies at `position` and about which the transform is applied.
  ///
  /// In fractions of the size. The default is the center, (0.5, 0.5).
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The position on the z axis: the drawing order of siblings, whose equals keep theirs.
  open var zPosition: CGFloat = 0
  /// The transform about the anchor point.
  ///
  /// Only its effect in the plane is drawn.
  open var transform = CATransform3DIdentity {
    didSet { animate(change(from: oldValue)) }
  }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden = false
  /// The opacity of the layer together with its sublayers, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { animate(opacity == oldValue ? nil : .opacity(oldValue)) }
  }
  /// Whether sublayers and content are clipped to the bounds, rounded corners included.
  open var masksToBounds = false
  /// A layer whose alpha masks this layer's content, in this layer's coordinates.
  open var mask: CALayer?

  /// The background color.
  ///
  /// It does not adapt to light and dark appearance.
  open var backgroundColor: CGColor? {
    didSet { animate(backgroundColor == oldValue ? nil : .backgroundColor(oldValue)) }
  }
  /// The radius of the corners in `maskedCorners`; at most half of the shorter side is drawn.
  open var cornerRadius: CGFloat = 0 {
    didSet { animate(cornerRadius == oldValue ? nil : .cornerRadius(oldValue)) }
  }
  /// The corners that the radius applies to.
  ///
  /// The default is all of them.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, which is drawn inside the bounds, above sublayers.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  ///
  /// The default is opaque black.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the shadow.
  ///
  /// The default is opaque black.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The opacity of the shadow.
  ///
  /// The default is 0: no shadow.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow.
  ///
  /// The default is (0, -3), upward.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow, in the layer's coordinates; `nil` for that of the layer's content.
  open var shadowPath: CGPath?

  /// A `CGImage` that is drawn above the background and below sublayers; other values draw nothing.
  open var contents: Any?
  /// The placement of `contents`.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels of `contents` in a point.
  open var contentsScale: CGFloat = 1

  /// The superlayer.
  // Set by `addSublayer` and `removeFromSuperlayer`, together with the superlayer's children.
  public private(set) weak var superlayer: CALayer?

  /// Creates a layer without size at the origin.
  public override init() {}

  /// Draws the layer's content between background and sublayers, in the layer's coordinates.
  ///
  /// The default implementation draws nothing; a view draws in its `draw(_:)`.
  open func draw(in ctx: CGContext) {}

  /// The rectangle that background, border and `draw(in:)` cover.
  ///
  /// The default is the bounds.
  var ownExtent: CGRect { presentedBounds }

  /// The view that the layer belongs to.
  var layerOwner: (any LayerOwner)? { owner }
}

// MARK: Hierarchy

extension CALayer {
  /// The sublayers, back to front; `nil` when there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its superlayer.
  public func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    children.append(layer)
    layer.superlayer = self
  }

  /// Inserts a layer at an index from the back; an index past the end means in front.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(Int(index), children.count))
    layer.superlayer = self
  }

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

  /// Removes the layer from its superlayer, if it has one.
  public func removeFromSuperlayer() {
    superlayer?.children.removeLast(identicalTo: self)
    superlayer = nil
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

  /// Whether changes can be animated: for the layer of a view that is in a window.
  ///
  /// Layers without a view are not animated.
  package var canAnimate: Bool { owner?.canAnimateLayer ?? false }

  /// Removes all animations, so that the layer appears with its current values.
  ///
  /// Their completion handlers are called with `false`, in the next frame.
  public func removeAllAnimations() {
    let groups = animations.map(\.group)
    animations = []
    for group in groups { group.remove(self) }
  }

  /// Removes the animations of a group that has ended.
  func removeAnimations(of group: AnimationGroup) {
    animations.removeAll { $0.group === group }
  }

  /// Animates a change of a property in the current animation block; without one, does nothing.
  ///
  /// - Parameter change: The change from the previous value, evaluated only if it is animated; nil
  ///   when nothing changed.
  package func animate(_ change: @autoclosure () -> LayerChange?) {
    guard let group = AnimationBlock.current, canAnimate, let change = change() else { return }
    if change.replacesEarlier {
      replaceAnimations(by: change, in: group)
    } else {
      append(change, group)
    }
  }

  /// Replaces earlier animations of a property, from the presented value if that is requested.
  ///
  /// A second change in one block starts where the first did.
  private func replaceAnimations(by change: LayerChange, in group: AnimationGroup) {
    guard
      !animations.contains(where: { $0.group === group && $0.change.isSameProperty(as: change) })
    else { return }
    let start = group.beginsFromCurrentState ? presentedStart(of: change) : change
    cancelAnimations(ofSamePropertyAs: change)
    append(start, group)
  }

  private func append(_ change: LayerChange, _ group: AnimationGroup) {
    animations.append(LayerAnimation(change: change, group: group))
    group.include(self)
  }

  /// Cancels the animations of a property, so that the layer appears with its current value.
  package func cancelAnimations(ofSamePropertyAs change: LayerChange) {
    let canceled = animations.filter { $0.change.isSameProperty(as: change) }.map(\.group)
    animations.removeAll { $0.change.isSameProperty(as: change) }
    for group in canceled where !animations.contains(where: { $0.group === group }) {
      group.remove(self)
    }
  }
}
