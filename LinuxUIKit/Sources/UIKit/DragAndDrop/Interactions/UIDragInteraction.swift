/// An interaction by which the user drags items out of a view.
///
/// A press of half a second lifts the items; then they follow the finger to a view with a
/// `UIDropInteraction`, or return when the finger is lifted elsewhere:
///
/// ```swift
/// coverView.isUserInteractionEnabled = true
/// coverView.addInteraction(UIDragInteraction(delegate: self))
/// ```
///
/// A tap with another finger on a view with such an interaction adds items to the drag.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate, which is not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether other gestures can be recognized while items are lifted; the default is `false`.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether drags can begin; the default is `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { gesture.setEnabled(isEnabled) }
  }
  /// The gestures of the interaction.
  let gesture = DragGesture()

  /// Whether interactions are enabled when they are created: `true`.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {
    if let old = self.view { gesture.detach(from: old) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    if let view { gesture.attach(to: view, of: self) }
  }
}

/// The gestures of a drag interaction: a long press that lifts and drags items, and a tap that adds
/// items to the drag of another finger.
@MainActor final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  private let press = UILongPressGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private weak var interaction: UIDragInteraction?
  private var drag: ActiveDrag?
  private var added: (items: [UIDragItem], drag: ActiveDrag)?
  /// A recognizer that may be recognized together with the press, such as that of a menu.
  private weak var companion: UIGestureRecognizer?

  /// Creates gestures that are not attached to a view.
  override init() {
    super.init()
    press.delegate = self
    tap.delegate = self
    press.addHandler { [weak self] in self?.pressDidChange($0) }
    tap.addHandler { [weak self] _ in self?.addItems() }
  }

  /// Attaches the gestures to the view of an interaction.
  func attach(to view: UIView, of interaction: UIDragInteraction) {
    self.interaction = interaction
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap)
  }

  /// Detaches the gestures from a view, which cancels a drag.
  func detach(from view: UIView) {
    view.removeGestureRecognizer(press)
    view.removeGestureRecognizer(tap)
  }

  /// Enables or disables the gestures; disabling them cancels a drag.
  func setEnabled(_ isEnabled: Bool) {
    press.isEnabled = isEnabled
    tap.isEnabled = isEnabled
  }

  /// Sets a recognizer that may be recognized together with the press.
  func setCompanion(_ recognizer: UIGestureRecognizer) { companion = recognizer }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer === press
      ? drag?.isLifted != true : !ActiveDrag.all(in: touch.window).isEmpty
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === press
      && (otherGestureRecognizer === companion
        || interaction?.allowsSimultaneousRecognitionDuringLift == true)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view = interaction.view, let window = view.window else {
      return false
    }
    let point = gestureRecognizer.location(ofTouch: 0, in: nil)
    if gestureRecognizer === tap {
      added = findItemsToAdd(at: gestureRecognizer.location(in: view), in: window)
      return added != nil
    }
    guard drag?.isLifted != true else { return false }
    removeDrag()?.cancel()
    drag = ActiveDrag(from: interaction, at: point, in: window)
    return drag != nil
  }

  private func pressDidChange(_ press: UILongPressGestureRecognizer) {
    let point = press.location(ofTouch: 0, in: nil)
    switch press.state {
    case .began: drag?.lift()
    case .changed: drag?.move(to: point)
    case .ended: _ = removeDrag()?.end()
    default: removeDrag()?.cancel()
    }
  }

  private func removeDrag() -> ActiveDrag? {
    defer { drag = nil }
    return drag
  }

  // MARK: Adding items

  private func findItemsToAdd(
    at point: CGPoint, in window: UIWindow
  ) -> (items: [UIDragItem], drag: ActiveDrag)? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    let drags = ActiveDrag.all(in: window)
    let chosen = delegate.dragInteraction(
      interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: point)
    guard let drag = drags.first(where: { $0.session === chosen }) else { return nil }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: drag.session, withTouchAt: point)
    return items.isEmpty ? nil : (items, drag)
  }

  private func addItems() {
    guard let interaction, let (items, drag) = added else { return }
    added = nil
    drag.add(items, from: interaction)
  }
}
