import Foundation

/// Hides and shows the bars of a navigation controller: by a drag or a tap, with the keyboard, and in
/// compact height.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private weak var navigation: UINavigationController?
  /// The events that hide the bars.
  var options = Options() { didSet { update() } }
  /// Whether the toolbar was hidden together with the navigation bar.
  private var hidToolbar = false
  private var keyboardObserver: NotificationObservation?

  /// The events that hide the bars.
  struct Options {
    var onSwipe = false
    var onTap = false
    var withKeyboard = false
    var inCompactHeight = false
  }

  // Unverified: the distance of a drag that hides or shows the bars, in points.
  private static let distance: CGFloat = 20

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    for recognizer in [pan, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    pan.addHandler { [weak self] in self?.handle($0) }
    tap.addHandler { [weak self] in self?.handle($0) }
    update()
  }

  /// Adds the recognizers to the view of the navigation controller.
  func attach(to view: UIView) {
    for recognizer in [pan, tap] { view.addGestureRecognizer(recognizer) }
    heightClassDidChange()
  }

  private func update() {
    pan.isEnabled = options.onSwipe
    tap.isEnabled = options.onTap
    guard options.withKeyboard, keyboardObserver == nil else { return }
    keyboardObserver = NotificationObservation(of: UIResponder.keyboardWillShowNotification) {
      [weak self] in
      self?.keyboardWillShow()
    }
  }

  // Unverified: the bars are assumed to stay hidden when the keyboard disappears.
  private func keyboardWillShow() {
    guard options.withKeyboard, navigation?.viewIfLoaded?.window != nil else { return }
    setBarsHidden(true)
  }

  /// Hides the bars in compact height, and shows them in regular height.
  func heightClassDidChange() {
    guard options.inCompactHeight, let view = navigation?.viewIfLoaded else { return }
    setBarsHidden(view.traitCollection.verticalSizeClass == .compact, animated: false)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
    let travel = pan.translation(in: navigation?.viewIfLoaded)
    guard abs(travel.y) > Self.distance, abs(travel.y) > abs(travel.x) else { return }
    pan.setTranslation(.zero, in: nil)
    setBarsHidden(travel.y < 0)
  }

  private func handle(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let navigation else { return }
    setBarsHidden(!navigation.isNavigationBarHidden)
  }

  private func setBarsHidden(_ isHidden: Bool, animated: Bool = true) {
    guard let navigation, isHidden != navigation.isNavigationBarHidden else { return }
    navigation.setNavigationBarHidden(isHidden, animated: animated)
    if isHidden { hidToolbar = !navigation.isToolbarHidden }
    if hidToolbar { navigation.setToolbarHidden(isHidden, animated: animated) }
  }

  // MARK: Gestures

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard gestureRecognizer === tap, let view = touch.view else { return true }
    return !sequence(first: view, next: \.superview).contains {
      $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar
    }
  }
}

/// An observation of a notification that is posted on the main thread; it ends with this object.
private final class NotificationObservation {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, _ handler: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { handler() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
