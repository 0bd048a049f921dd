/// The methods that provide the regions of a view that react to a pointer, and their styles.
///
/// All methods are optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the location of the pointer; `nil` for none.
  ///
  /// The default is a region with the bounds of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region; `nil` for that of the system.
  ///
  /// The default is `nil`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// Notifies the delegate that the pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Notifies the delegate that the pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default implementation returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// The default implementation returns `nil`.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  /// The default implementation does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  /// The default implementation does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An object that runs animations when the pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run alongside those of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call when the animation has ended.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// A request for the region at the location of the pointer.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location in the coordinate system of the interaction's view.
  open private(set) var location: CGPoint
  /// The pressed modifier keys.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
  }
}

/// A part of a view that reacts to a pointer.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinate system of the interaction's view.
  open private(set) var rect: CGRect
  /// The value that identifies the region; regions without one are identified by their rectangles.
  open private(set) var identifier: AnyHashable?

  /// Creates a region from its rectangle, in points.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }

  /// Returns whether the pointer stays in the same region.
  fileprivate func isSame(as other: UIPointerRegion) -> Bool {
    identifier == other.identifier && (identifier != nil || rect == other.rect)
  }
}

/// The effect of a pointer on a view in its region.
public enum UIPointerEffect {
  /// The effect that is suitable for the size of the view.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is tinted while the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The tints of a hovered view.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// A tint above the view.
    case overlay = 1
    /// A tint below the view.
    case underlay = 2
  }

  /// The view with the effect.
  fileprivate var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }

  /// Whether the view is highlighted.
  fileprivate var highlights: Bool {
    if case .hover(_, preferredTintMode: .none, _, _) = self { false } else { true }
  }
}

/// The appearance of a pointer in a region.
///
/// - Note: Not implemented: shapes of the pointer, which is that of the platform, and accessories.
@preconcurrency @MainActor open class UIPointerStyle: NSObject {
  /// The effect on a view.
  let effect: UIPointerEffect

  /// Creates a style with an effect.
  public init(effect: UIPointerEffect) { self.effect = effect }
}

/// An interaction that has an effect on a view while a pointer is over it.
///
/// ```swift
/// button.addInteraction(UIPointerInteraction(delegate: self))
/// ```
///
/// All effects are drawn as a translucent highlight over the view.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  // Unverified: inferred from the highlight of buttons.
  /// The opacity of the highlight.
  private static let highlightOpacity: CGFloat = 0.08
  // Unverified: inferred from the highlight of buttons.
  /// The corner radius of the highlight of a view that has none, in points.
  private static let cornerRadius: CGFloat = 8

  /// The object that provides the regions; the reference is weak.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  /// Whether the interaction reacts to the pointer.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { if !isEnabled { exit() } }
  }

  private var region: UIPointerRegion?
  private var highlight: CALayer?

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) { exit() }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Requests the style of the current region again.
  open func invalidate() {
    guard let region else { return }
    setHighlight(for: region)
  }

  /// Enters the region at a point of the window, or leaves the current one.
  ///
  /// - Returns: Whether there is a region.
  func hover(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard isEnabled, let view else { return false }
    let standard = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(
      location: view.convert(point, from: nil), modifiers: modifiers)
    guard let delegate else { return enter(standard) }
    let found = delegate.pointerInteraction(self, regionFor: request, defaultRegion: standard)
    guard let found else {
      exit()
      return false
    }
    return enter(found)
  }

  /// Leaves the current region.
  func exit() {
    guard let left = region else { return }
    region = nil
    let steps = PointerSteps()
    delegate?.pointerInteraction(self, willExit: left, animator: steps)
    setHighlight(for: nil)
    steps.run()
  }

  private func enter(_ new: UIPointerRegion) -> Bool {
    if let region, region.isSame(as: new) { return true }
    exit()
    region = new
    let steps = PointerSteps()
    delegate?.pointerInteraction(self, willEnter: new, animator: steps)
    setHighlight(for: new)
    steps.run()
    return true
  }

  private func setHighlight(for region: UIPointerRegion?) {
    highlight?.removeFromSuperlayer()
    highlight = nil
    guard let region, let effect = delegate?.pointerInteraction(self, styleFor: region)?.effect,
      effect.highlights
    else { return }
    let target = effect.preview.view
    let layer = CALayer()
    layer.frame = target.bounds
    layer.cornerRadius =
      target.layer.cornerRadius > 0 ? target.layer.cornerRadius : Self.cornerRadius
    layer.backgroundColor =
      UIColor.label.resolvedColor(with: target.traitCollection)
      .withAlphaComponent(Self.highlightOpacity).cgColor
    target.layer.addSublayer(layer)
    highlight = layer
  }
}

/// The animations and completion handlers of a change of the region, which are run without delay.
private final class PointerSteps: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Runs the animations, then the completion handlers, each in the order in which they were added.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion(true) }
  }
}
