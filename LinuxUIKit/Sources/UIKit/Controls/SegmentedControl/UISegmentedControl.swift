/// A horizontal control made of multiple segments, of which one is selected.
///
/// ```swift
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// control.addAction(
///   UIAction { _ in show(control.selectedSegmentIndex) }, for: .valueChanged)
/// ```
///
/// A tap selects a segment, and a touch on the selected segment drags the selection indicator.
///
/// - Note: Not implemented: title offsets, background and divider images, and animated insertion
///   and removal.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that indicates that no segment is selected.
  public static let noSegment = -1

  var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  /// The index of the selected segment.
  var selected = UISegmentedControl.noSegment
  /// The tracked touch.
  var press: SegmentTouch?
  /// The title attributes by control state.
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
  let parts = SegmentParts()

  /// Creates a segmented control with the given frame and no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segmented control. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a segmented control with segments for strings, images and actions. Other items are
  /// ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    replaceSegments(with: (items ?? []).compactMap(Segment.init(item:)))
    sizeToFit()
  }

  /// Creates a segmented control with the given frame, whose segments perform actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    replaceSegments(with: actions.map { Segment($0) })
    if frame == .zero { sizeToFit() }
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue) }
  }

  /// Whether a segment is selected only while it is touched. The default is `false`.
  open var isMomentary = false { didSet { show() } }

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  // MARK: Segments

  /// Inserts a segment with a title at an index, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  /// Inserts a segment with an image at an index, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  /// Inserts a segment for an action at an index, or at the end (iOS 14).
  ///
  /// A segment whose action has the same identifier is removed.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(action, at: segment)
  }

  /// Removes a segment, or the last one if the index is too large.
  open func removeSegment(at segment: Int, animated: Bool) {
    remove(at: segment)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    selected = Self.noSegment
    segments = []
  }

  /// Sets the title of a segment, replacing its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(at: segment)?.title }

  /// Sets the image of a segment, replacing its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(at: segment)?.image }

  /// Sets the action of a segment (iOS 14).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { old in
      let width = old.width
      old = Segment(action)
      old.width = width
    }
  }

  /// Returns the action of a segment (iOS 14).
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(at: segment)?.action }

  /// Returns the index of the segment whose action has an identifier, or `noSegment` (iOS 14).
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the fixed width of a segment in points; zero distributes the width automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(0, width) }
  }

  /// Returns the fixed width of a segment; zero if none is set.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(at: segment)?.width ?? 0 }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(at: segment)?.isEnabled ?? false
  }

  // MARK: Appearance

  /// Whether widths are proportional to the content instead of equal. The default is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// The color of the selected segment; `nil` is white, or gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { show() } }

  /// Sets the title attributes for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the title attributes for a state.
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
