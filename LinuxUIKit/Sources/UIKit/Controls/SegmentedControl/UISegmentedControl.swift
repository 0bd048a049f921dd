/// Choices side by side, of which one is selected.
///
/// ```swift
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// control.addAction(
///   UIAction { _ in show(control.selectedSegmentIndex) }, for: .valueChanged)
/// ```
///
/// A tap selects, and a finger on the pill takes it along. Ours leaves out offsets of titles,
/// pictures for the ground, and segments that come and go with a movement.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// The choices.
  var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  /// The index of what is selected.
  var selected = UISegmentedControl.noSegment
  /// The finger that is followed.
  var press: SegmentTouch?
  /// What an app has titles look like.
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
  /// The views.
  let parts = SegmentParts()

  /// A control of that frame without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A control of words, images and actions; other things are left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    replaceSegments(with: (items ?? []).compactMap(Segment.init(item:)))
    sizeToFit()
  }

  /// A control of that frame whose segments call actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    replaceSegments(with: actions.map { Segment($0) })
    if frame == .zero { sizeToFit() }
  }

  // MARK: Selection

  /// The segment that is selected, or `noSegment`; setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue) }
  }

  /// Whether a segment is only selected as long as a finger is on it.
  open var isMomentary = false { didSet { show() } }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  // MARK: Segments

  /// Puts words before the segment of an index, or behind the last one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Puts an image before the segment of an index, or behind the last one.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Puts an action before the segment of an index, or behind the last one (iOS 14).
  ///
  /// One with the same identifier gives way.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action, at: segment)
  }

  /// Takes a segment away; the last one for an index that is too large.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment)
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    selected = Self.noSegment
    segments = []
  }

  /// Shows words in a segment, instead of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// The words of a segment; nil where it shows an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Shows an image in a segment, instead of words.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// The image of a segment; nil where it shows words.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Has a segment show and call an action (iOS 14).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { old in
      let width = old.width
      old = Segment(action)
      old.width = width
    }
  }

  /// The action of a segment (iOS 14).
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// The segment whose action has an identifier, or `noSegment` (iOS 14).
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Gives a segment a width in points; zero lets the control share its own.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// The width that a segment was given; zero for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Lets a segment be chosen, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  // MARK: Look

  /// Whether segments are as wide as what they show asks for, instead of all the same.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// The pill's color; nil is white, or gray in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  /// Sets what titles in a state look like, instead of the control's own look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// What titles in a state were made to look like.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { attributes[state] }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: solver.naturalWidth, height: SegmentSolver.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event), let index = segment(at: start(of: touch).x)
    else {
      return false
    }
    press = SegmentTouch(before: selected, first: index, current: index)
    moveAndShow()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    press?.current = isTouchInside ? segment(at: touch.location(in: self).x) ?? press?.current : nil
    moveAndShow()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    finish()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    press = nil
    moveAndShow()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isSidewaysPan(gestureRecognizer) else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var isEnabled: Bool { didSet { show() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }
}
