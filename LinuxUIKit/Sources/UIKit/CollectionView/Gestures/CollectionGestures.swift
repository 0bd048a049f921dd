/// The gesture recognizers of a collection view, which open context menus, move items, and select
/// several items by a two-finger pan.
@MainActor final class CollectionGestures: NSObject, UIGestureRecognizerDelegate {
  /// The recognizer that opens a context menu after half a second.
  let menuPress = UILongPressGestureRecognizer()
  /// The recognizer that begins moving an item after half a second, if that is enabled.
  let movementPress = UILongPressGestureRecognizer()
  /// The recognizer of two-finger pans, which selects the items between the first and the current
  /// position.
  let selectionPan = UIPanGestureRecognizer()
  private weak var host: UICollectionView?
  private let autoscroller = EdgeAutoscroller()

  /// Creates recognizers that are not attached to a view.
  override init() {
    super.init()
    movementPress.isEnabled = false
    // Unverified: that the menu of an item has precedence over moving it; inferred from uikit.md,
    // 6.13.
    movementPress.require(toFail: menuPress)
    selectionPan.minimumNumberOfTouches = 2
    selectionPan.maximumNumberOfTouches = 2
  }

  /// Adds the recognizers to a collection view.
  func install(on view: UICollectionView) {
    host = view
    for recognizer in [menuPress, movementPress, selectionPan] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
    menuPress.addHandler { [weak self] in self?.openMenu($0) }
    movementPress.addHandler { [weak self] in self?.move($0) }
    selectionPan.addHandler { [weak self] in self?.select($0) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let host else { return false }
    let point = gestureRecognizer.location(in: host)
    switch gestureRecognizer {
    case menuPress: return host.findContextMenu(at: point)
    case movementPress: return host.canMoveItem(at: point)
    default: return host.canBeginSelectionDrag(at: point)
    }
  }

  private func openMenu(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    host?.openContextMenu()
  }

  private func move(_ press: UILongPressGestureRecognizer) {
    guard let host else { return }
    switch press.state {
    case .began:
      host.beginMovement(at: press.location(in: host))
      autoscroller.begin(for: press, in: host) { $0.updateInteractiveMovementTargetPosition($1) }
    case .changed: host.updateInteractiveMovementTargetPosition(press.location(in: host))
    case .ended:
      autoscroller.stop()
      host.endInteractiveMovement()
    default:
      autoscroller.stop()
      host.cancelInteractiveMovement()
    }
  }

  private func select(_ pan: UIPanGestureRecognizer) {
    guard let host else { return }
    switch pan.state {
    case .began:
      host.beginSelectionDrag(at: pan.location(in: host))
      autoscroller.begin(for: pan, in: host) { $0.updateSelectionDrag(to: $1) }
    case .changed: host.updateSelectionDrag(to: pan.location(in: host))
    default:
      autoscroller.stop()
      host.endSelectionDrag()
    }
  }
}
