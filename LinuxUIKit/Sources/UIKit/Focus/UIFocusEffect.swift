/// A visual effect of a focused item.
open class UIFocusEffect: NSObject {
  /// Creates the default effect of a view.
  public static func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A halo around a focused item: a line in the tint color.
///
/// - Note: Not implemented: `containerView` and `referenceView` are stored only; the halo is drawn on
///   the focused view.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that contains the halo; `nil` for the default.
  open weak var containerView: UIView?
  /// The view above which the halo is; `nil` for the default.
  open weak var referenceView: UIView?
  /// The shape of the halo; `nil` for that of the focused view.
  private(set) var shape: Shape?

  /// A rectangle in the coordinates of the focused view, in points.
  struct Shape {
    let rect: CGRect
    var cornerRadius: CGFloat = 0
    var curve = CALayerCornerCurve.circular
  }

  /// Creates a halo around a view.
  public override init() {}

  /// Creates a halo around a rectangle of the focused view, in points.
  public convenience init(rect: CGRect) {
    self.init()
    shape = Shape(rect: rect)
  }

  /// Creates a halo around a rectangle of the focused view with rounded corners, in points.
  public convenience init(
    roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) {
    self.init()
    shape = Shape(rect: roundedRect, cornerRadius: cornerRadius, curve: curve)
  }
}

/// The drawing of the focused view's effect, which follows the view.
@MainActor final class FocusHalo {
  // Unverified: the width of the line of iPadOS, and that it is inside the bounds.
  /// The width of the line, in points.
  private static let lineWidth: CGFloat = 3
  /// The distance in front of the content of the focused view.
  private static let zPosition: CGFloat = 1_000
  private let layer = CALayer()

  /// Draws the effect on a view as it is now; `nil` removes it.
  func update(on view: UIView?) {
    guard let view, let effect = view.focusEffect else { return layer.removeFromSuperlayer() }
    let halo = (effect as? UIFocusHaloEffect)?.shape
    let shape =
      halo
      ?? UIFocusHaloEffect.Shape(
        rect: view.bounds, cornerRadius: view.focusedCornerRadius, curve: view.layer.cornerCurve)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    if layer.frame != shape.rect { layer.frame = shape.rect }
    layer.zPosition = Self.zPosition
    layer.cornerRadius = shape.cornerRadius
    layer.cornerCurve = shape.curve
    layer.borderWidth = Self.lineWidth
    layer.borderColor = view.tintColor.cgColor
    CATransaction.commit()
  }
}

extension UIView {
  /// The focus effect that was set, or a halo in the shape of the view.
  var currentFocusEffect: UIFocusEffect? {
    guard let own = attachments.attachment(OwnFocusEffect.self) else { return UIFocusHaloEffect() }
    return own.effect
  }

  /// Sets the focus effect; `nil` for none.
  func setFocusEffect(_ effect: UIFocusEffect?) {
    attach(OwnFocusEffect(effect), as: OwnFocusEffect.self)
  }
}

/// The focus effect that was set for a view; `nil` for none.
private final class OwnFocusEffect {
  let effect: UIFocusEffect?

  init(_ effect: UIFocusEffect?) {
    self.effect = effect
  }
}

extension UIView {
  /// The corner radius of what the view displays; that of rows is the one of rounded sections.
  fileprivate var focusedCornerRadius: CGFloat {
    let behavior = focusBehavior
    let radius = max(layer.cornerRadius, behavior.backgroundCornerRadius)
    return radius == 0 ? behavior.fallbackCornerRadius : radius
  }
}
