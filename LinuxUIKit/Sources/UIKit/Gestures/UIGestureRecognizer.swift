/// Watches the touches on a view and everything inside of it for one kind of gesture.
///
/// A recognizer hears of a touch before the view that was hit. Once it recognizes its gesture, it
/// takes the touches away from views and from the other recognizers:
///
/// ```swift
/// view.addGestureRecognizer(UIPanGestureRecognizer())
/// ```
///
/// A subclass overrides `touchesBegan(_:with:)` and its siblings, and sets `state` there.
///
/// Targets with selectors need Apple's runtime; ours has handlers for its own modules in their
/// place. Ours also leaves out presses, the stylus, and what tells kinds of touches apart.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  var storage = GestureStorage()

  /// A recognizer that is on no view yet.
  public override init() {}

  /// How far it has come; only subclasses set it.
  ///
  /// From `possible` it goes to `began` or `ended` when the view, the delegate and the other
  /// recognizers allow it, to `failed` otherwise. When all touches are gone it is `possible` again.
  open var state: State {
    get { storage.state }
    set { advance(to: newValue) }
  }

  /// The object that decides about the gesture; it is not kept alive.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it follows touches; switching it off cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { isEnabled ? () : giveUp() }
  }

  /// The view that it is on.
  open internal(set) weak var view: UIView?

  /// A name to find it by.
  open var name: String?

  // MARK: Views

  /// Whether views lose their touches when it recognizes its gesture: yes, unless set.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only after it has failed: no, unless set.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only after it has failed: yes, unless set.
  open var delaysTouchesEnded = true

  // MARK: Touches

  /// The middle of its touches in the coordinates of `view`; nil means the window's.
  ///
  /// After the last touch it is where that one was.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }

  /// How many touches it follows.
  open var numberOfTouches: Int { storage.touches.count }

  /// Where one of its touches is, in the coordinates of `view`.
  ///
  /// Ours answers the middle of the touches for a number that none has.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard storage.touches.indices.contains(touchIndex) else { return location(in: view) }
    return storage.touches[touchIndex].location(in: view)
  }

  // MARK: Other recognizers

  /// Lets it be recognized only after the other one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    storage.requirements.append(GestureStorage.Requirement(recognizer: otherGestureRecognizer))
  }

  /// Whether the other one fails when this one is recognized: yes, unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it fails when the other one is recognized: yes, unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for the other one to fail: no, unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other one waits for it to fail: no, unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  // MARK: For subclasses

  /// Called when touches came down on the view; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches left the screen; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system took touches away; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called before it becomes `possible` again, to forget what it knew about the touches.
  open func reset() {}

  /// Stops following a touch, which goes on for others.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    storage.touches.removeAll { $0 === touch }
    storage.followed.remove(touch)
  }

  // MARK: For this module

  /// How long views wait for touches that this one may take, in seconds.
  var contentDelay: TimeInterval { 0 }
  /// Whether it takes its touches from views although it recognizes nothing.
  var consumesTouches: Bool { false }
  /// Whether it may still be recognized after all its touches are gone.
  var awaitsMoreTouches: Bool { false }

  /// Whether a touch that was held back may reach its view now.
  func allowsContentTouch(_ touch: UITouch, with event: UIEvent) -> Bool { true }
  /// Whether the gesture may begin, as far as this kind of recognizer can tell.
  func shouldBegin() -> Bool { true }
}

extension UIGestureRecognizer {
  /// How far a recognizer has come with the touches that it follows.
  public enum State: Int, Sendable {
    /// They may still become its gesture, or none are there.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// A gesture that lasts has gone on.
    case changed = 2
    /// The gesture is complete.
    case ended = 3
    /// A gesture that lasts was interrupted.
    case cancelled = 4
    /// They are not its gesture.
    case failed = 5

    /// The gesture is complete: `ended`, as gestures of one moment call it.
    public static var recognized: State { .ended }

    /// Whether the touches are its gesture.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    /// Whether a gesture that lasts is under way.
    var isUnderWay: Bool { self == .began || self == .changed }
  }
}
