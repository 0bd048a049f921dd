/// What a view looks like: its geometry, fill, border, corners and shadow, and its place in a tree.
///
/// Every view owns one and stores its geometry in it, so that `view.layer.position` and
/// `view.center` are one value. Layers can also be added by hand, below or above those of subviews.
///
/// ```swift
/// view.layer.cornerRadius = 12
/// view.layer.cornerCurve = .continuous
/// view.layer.borderWidth = 1
/// view.layer.borderColor = UIColor.separator.cgColor
/// ```
///
/// Lengths are points in the layer's own coordinate space, except `position` and `frame`, which are
/// in the superlayer's. Ours leaves out animation objects and implicit animations, perspective and
/// filters, and belongs to the main actor, as everything that touches a screen does. The layers of
/// views move in animation blocks, see `UIView.animate(withDuration:animations:)`.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Called to place sublayers; of a view's layer, the view.
  public weak var delegate: (any CALayerDelegate)?

  /// The layer's rectangle in its own coordinates; the origin moves what is inside.
  open var bounds: CGRect = .zero {
    didSet { note(way(backTo: oldValue)) }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint = .zero {
    didSet { note(way(backTo: oldValue)) }
  }
  /// The point of the bounds that sits at `position` and about which the transform turns.
  ///
  /// In fractions of the size; the middle, (0.5, 0.5), unless set.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Drawn after siblings of a smaller value; equals are drawn in the order of the tree.
  open var zPosition: CGFloat = 0
  /// The transform about the anchor point; ours draws what it does in the plane.
  open var transform = CATransform3DIdentity {
    didSet { note(way(backTo: oldValue)) }
  }

  /// Whether the layer and all below it are left out of drawing.
  open var isHidden = false
  /// How opaque the layer and all below it are together, from 0 to 1.
  open var opacity: Float = 1 {
    didSet { note(opacity == oldValue ? nil : .opacity(oldValue)) }
  }
  /// Whether what lies outside of the bounds, rounded corners included, is cut away.
  open var masksToBounds = false
  /// A layer whose opacity decides what of this one shows, in this one's coordinates.
  open var mask: CALayer?

  /// The fill.
  ///
  /// It keeps the color it was given, and does not follow light and dark.
  open var backgroundColor: CGColor? {
    didSet { note(backgroundColor == oldValue ? nil : .backgroundColor(oldValue)) }
  }
  /// The radius of the corners in `maskedCorners`; half of the shorter side at most.
  open var cornerRadius: CGFloat = 0 {
    didSet { note(cornerRadius == oldValue ? nil : .cornerRadius(oldValue)) }
  }
  /// Which corners the radius rounds: all, unless set.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line drawn inside of the bounds, above sublayers.
  open var borderWidth: CGFloat = 0
  /// The color of that line: opaque black unless set.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// The color of the shadow: opaque black unless set.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How opaque the shadow is; 0, the default, draws none.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved: (0, -3), upwards, unless set.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow's edge is spread.
  open var shadowRadius: CGFloat = 3
  /// What casts the shadow, in the layer's coordinates; nil lets all that the layer draws cast it.
  open var shadowPath: CGPath?

  /// A `CGImage` that is drawn over the fill and below sublayers; other values draw nothing.
  open var contents: Any?
  /// How `contents` is placed.
  open var contentsGravity = CALayerContentsGravity.resize
  /// How many pixels of `contents` are one point.
  open var contentsScale: CGFloat = 1

  /// The layer that this one is inside of.
  public internal(set) weak var superlayer: CALayer?
  var children: [CALayer] = []
  var animations: [LayerAnimation] = []

  /// A layer without size at the origin.
  public override init() {}

  /// Draws what the layer shows between background and sublayers, in its own coordinates.
  ///
  /// The default draws nothing; the view of a layer draws in its `draw(_:)`.
  open func draw(in ctx: CGContext) {}

  /// The rectangle that `draw(in:)` may reach: the bounds.
  var ownExtent: CGRect { drawnBounds }
}
