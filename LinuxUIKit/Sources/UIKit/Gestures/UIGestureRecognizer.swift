/// The base class of gesture recognizers, which interpret the touches on a view and its
/// descendants.
///
/// A recognizer receives touches before the view that was hit. When it recognizes its gesture, it
/// cancels the touches in views and makes other recognizers fail:
///
/// ```swift
/// view.addGestureRecognizer(UIPanGestureRecognizer())
/// ```
///
/// Subclasses override `touchesBegan(_:with:)` and related methods, and set `state` in them.
///
/// - Note: Not implemented: targets and selectors, which need the Objective-C runtime; this package
///   uses `addHandler(_:)` instead. Also presses and Apple Pencil.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The touches of the gesture.
  let tracked = TrackedTouches()
  /// The progress of the recognition.
  let recognition = RecognitionState()

  /// Creates a recognizer that isn't attached to a view.
  public override init() {}

  /// The state of the recognizer, which only subclasses set.
  ///
  /// From `possible`, the state changes to `began` or `ended` if the view, the delegate and other
  /// recognizers allow it, and to `failed` otherwise. It returns to `possible` when all touches
  /// have ended.
  open var state: State {
    get { recognition.current }
    set { advance(to: newValue) }
  }

  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A Boolean value that indicates whether the recognizer receives touches.
  ///
  /// Disabling it cancels a gesture in progress.
  open var isEnabled = true {
    didSet { isEnabled ? () : cancelRecognition() }
  }

  /// The view to which the recognizer is attached.
  open var view: UIView? { viewReference.object }
  private var viewReference = UnretainedReference<UIView>(nil)

  /// A name that identifies the recognizer.
  open var name: String?

  // MARK: Views

  /// A Boolean value that indicates whether touches are canceled in views when the gesture is
  /// recognized.
  ///
  /// The default is `true`.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether views receive touches only after the recognizer fails.
  ///
  /// The default is `false`.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether views receive the end of touches only after the
  /// recognizer fails.
  ///
  /// The default is `true`.
  open var delaysTouchesEnded = true

  // MARK: Touches

  /// Returns the center of the touches in the coordinate system of `view`, or of the window if
  /// `view` is `nil`.
  ///
  /// After the last touch ended, this is the location of that touch.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(tracked.location, from: nil) ?? tracked.location
  }

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  ///
  /// The default is all types.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The buttons of the pointing device in the last event; empty for touches of fingers.
  open var buttonMask: UIEvent.ButtonMask { tracked.buttonMask }
  /// The modifier keys in the last event.
  open var modifierFlags: UIKeyModifierFlags { tracked.modifierFlags }

  /// The number of touches of the gesture.
  open var numberOfTouches: Int { tracked.touches.count }

  /// Returns the location of one touch in the coordinate system of `view`.
  ///
  /// If there is no touch with this index, the center of the touches is returned.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracked.touches.indices.contains(touchIndex) else { return location(in: view) }
    return tracked.touches[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Makes recognition depend on the failure of another recognizer.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    recognition.require(toFail: otherGestureRecognizer)
  }

  /// Returns whether this recognizer prevents another one from recognizing its gesture.
  ///
  /// The default implementation returns `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one from recognizing its gesture.
  ///
  /// The default implementation returns `true`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer requires another one to fail.
  ///
  /// The default implementation returns `false`.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer requires this one to fail.
  ///
  /// The default implementation returns `false`.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For subclasses

  /// Called when touches begin in the view.
  ///
  /// The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move.
  ///
  /// The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end.
  ///
  /// The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches.
  ///
  /// The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Resets internal state before the recognizer returns to `possible`.
  open func reset() {}

  /// Ignores a touch, which other recognizers and views still receive.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracked.ignore(touch)
  }

  /// Returns whether the recognizer receives an event.
  ///
  /// The default implementation returns `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Hooks of this module

  /// Sets the view, which calls this method when it attaches or detaches the recognizer.
  func setView(_ view: UIView?) {
    viewReference = UnretainedReference(view)
  }

  /// Whether the recognizer receives touches at all.
  var receivesTouches: Bool { true }
  /// Returns whether the gesture can be made with the given buttons of a pointing device.
  func allowsButtons(_ buttons: UIEvent.ButtonMask) -> Bool { buttons.contains(.primary) }
  /// The number of seconds for which views don't receive touches that this recognizer may claim.
  var contentDelay: TimeInterval { 0 }
  /// Whether touches are withheld from views although no gesture is recognized.
  var consumesTouches: Bool { false }
  /// Whether the gesture may still be recognized after all touches have ended.
  var awaitsMoreTouches: Bool { false }

  /// Returns whether a delayed touch may now be delivered to its view.
  func allowsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool { true }
  /// Returns whether the recognizer itself allows the gesture to begin.
  func shouldBegin() -> Bool { true }
}

extension UIGestureRecognizer {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized, but may be.
    case possible = 0
    /// A continuous gesture was recognized.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture ended.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches don't form the gesture.
    case failed = 5

    /// The state of a discrete gesture that was recognized, equal to `ended`.
    public static var recognized: State { .ended }

    /// Whether the gesture was recognized.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    /// Whether a continuous gesture is in progress.
    var isUnderWay: Bool { self == .began || self == .changed }
  }
}
