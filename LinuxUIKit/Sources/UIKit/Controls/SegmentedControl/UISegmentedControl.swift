/// A horizontal control with multiple segments, one of which can be selected.
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

  private var list = SegmentList()
  private var trackedSegmentTouch: SegmentTouch?
  private var titleAttributes = ControlStateValues<[NSAttributedString.Key: Any]>()
  private let views = SegmentViews()
  /// The content widths of the segments, until one of them changes.
  private var measuredWidths: [CGFloat]?

  /// Creates a segmented control with the given frame and no segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segmented control.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a segmented control with segments for strings, images and actions.
  ///
  /// Other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    update { $0.append((items ?? []).compactMap(Segment.init(item:))) }
    sizeToFit()
  }

  /// Creates a segmented control with the given frame, whose segments perform actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    update { $0.append(actions.map { Segment($0) }) }
    if frame == .zero { sizeToFit() }
  }

  // MARK: Selection

  /// The index of the selected segment, or `noSegment`.
  ///
  /// Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { list.selectedIndex }
    set { select(newValue) }
  }

  /// Whether a segment is selected only while it is touched.
  ///
  /// The default is `false`.
  open var isMomentary = false { didSet { display() } }

  /// The number of segments.
  open var numberOfSegments: Int { list.segments.count }

  // MARK: Segments

  /// Inserts a segment with a title at an index, or at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    update { $0.insert(Segment(title: title), at: segment) }
  }

  /// Inserts a segment with an image at an index, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    update { $0.insert(Segment(image: image), at: segment) }
  }

  /// Inserts a segment for an action at an index, or at the end (iOS 14).
  ///
  /// A segment whose action has the same identifier is removed.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    update { $0.insert(action, at: segment) }
  }

  /// Removes a segment, or the last one if the index is too large.
  open func removeSegment(at segment: Int, animated: Bool) {
    update { $0.remove(at: segment) }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    update { $0.removeAll() }
  }

  /// Sets the title of a segment, replacing its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    update { $0.change(segment) { ($0.title, $0.image) = (title, nil) } }
  }

  /// Returns the title of a segment, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { list[segment]?.title }

  /// Sets the image of a segment, replacing its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    update { $0.change(segment) { ($0.title, $0.image) = (nil, image) } }
  }

  /// Returns the image of a segment, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { list[segment]?.image }

  /// Sets the action of a segment (iOS 14).
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    update { list in
      list.change(segment) { old in
        let width = old.width
        old = Segment(action)
        old.width = width
      }
    }
  }

  /// Returns the action of a segment (iOS 14).
  open func actionForSegment(at segment: Int) -> UIAction? { list[segment]?.action }

  /// Returns the index of the segment whose action has an identifier, or `noSegment` (iOS 14).
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    list.index(identifiedBy: actionIdentifier) ?? Self.noSegment
  }

  /// Sets the fixed width of a segment in points; zero distributes the width automatically.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    update { $0.change(segment) { $0.width = max(0, width) } }
  }

  /// Returns the fixed width of a segment; zero if none is set.
  open func widthForSegment(at segment: Int) -> CGFloat { list[segment]?.width ?? 0 }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    update { $0.change(segment) { $0.isEnabled = enabled } }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    list[segment]?.isEnabled ?? false
  }

  // MARK: Appearance

  /// Whether widths are proportional to the content instead of equal.
  ///
  /// The default is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  /// The color of the selected segment; `nil` is white, or gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { display() } }

  /// Sets the title attributes for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  /// Returns the title attributes for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    CGSize(width: solver.naturalWidth, height: SegmentSolver.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutViews()
  }

  // MARK: Accessibility

  /// The segments: buttons with a value such as "1 of 3", of which one is selected.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segmentElements }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event),
      let index = segment(at: startLocation(of: touch).x)
    else {
      return false
    }
    trackedSegmentTouch = SegmentTouch(before: list.selectedIndex, first: index, current: index)
    displayAnimated()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    // Over a disabled segment and between segments the one before stays.
    let former = trackedSegmentTouch?.current
    trackedSegmentTouch?.current =
      isTouchInside ? segment(at: touch.location(in: self).x) ?? former : nil
    displayAnimated()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endSegmentTouch()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    trackedSegmentTouch = nil
    displayAnimated()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isHorizontalPan(gestureRecognizer) else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var isEnabled: Bool { didSet { display() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    measuredWidths = nil
    display()
  }
}

// MARK: Display

extension UISegmentedControl {
  /// The frame of the selection indicator.
  var selectionIndicatorFrame: CGRect { views.selectionIndicator.frame }

  private func setUp() {
    views.install(in: self)
    display()
  }

  private func update(_ change: (inout SegmentList) -> Void) {
    change(&list)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    measuredWidths = nil
    views.match(list.segments.count, in: self)
    display()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Returns the elements of the segments: buttons, of which one is selected.
  private var segmentElements: [UIAccessibilityElement] {
    views.views.enumerated().map { index, view in
      view.accessibilityPart.accessibilityValue = "\(index + 1) of \(numberOfSegments)"
      return view.accessibilityPart
    }
  }

  /// Updates titles, colors and dividers.
  private func display() {
    let displayed = displayedSegment
    for (index, (view, segment)) in zip(views.views, list.segments).enumerated() {
      var segment = segment
      segment.isEnabled = segment.isEnabled && isEnabled
      view.display(
        segment, isSelected: index == displayed,
        isPressed: index == pressedSegment && index != displayed,
        attributes: titleAttributes[state(of: segment, isSelected: index == displayed)] ?? [:])
    }
    views.showSelection(of: displayed, color: selectedSegmentTintColor)
  }

  /// Displays the current selection, animated if possible.
  private func displayAnimated() {
    display()
    guard canAnimate, !selectionIndicatorFrame.isEmpty else { return setNeedsLayout() }
    let options = UIView.AnimationOptions([.allowUserInteraction, .beginFromCurrentState])
    UIView.animate(withDuration: SegmentMetrics.duration, delay: 0, options: options) {
      self.layOutViews()
    }
  }

  private func layOutViews() {
    views.layOut(segmentFrames, selected: displayedSegment, in: bounds)
  }

  private var segmentFrames: [CGRect] {
    solver.frames(in: bounds.size, isRightToLeft: isRightToLeft)
  }

  /// The solver for the current segments.
  ///
  /// Complexity: O(n) in the number of segments.
  private var solver: SegmentSolver {
    SegmentSolver(
      contents: contentWidths, fixed: list.segments.map(\.width),
      isByContent: apportionsSegmentWidthsByContent)
  }

  private var contentWidths: [CGFloat] {
    let widths = measuredWidths ?? list.segments.map(width(of:))
    measuredWidths = widths
    return widths
  }

  /// Returns the content width of a segment, whether selected or not.
  private func width(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    guard let title = segment.title else { return 0 }
    let widths = [false, true].map { isSelected in
      NSAttributedString(string: title, attributes: mergedAttributes(isSelected: isSelected))
        .size().width
    }
    return ceiledToPixel(widths.max() ?? 0, scale: traitCollection.displayScale)
  }

  private func mergedAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    let custom = titleAttributes[isSelected ? .selected : .normal] ?? [:]
    let base: [NSAttributedString.Key: Any] = [.font: SegmentMetrics.font(isSelected: isSelected)]
    return base.merging(custom) { _, custom in custom }
  }

  /// The segment with the selection indicator; while it is dragged, the touched one.
  private var displayedSegment: Int? {
    if isMomentary { return trackedSegmentTouch?.current }
    let selected = list.selectedIndex
    let isDragged = trackedSegmentTouch?.dragsSelection == true
    let index = isDragged ? trackedSegmentTouch?.current ?? selected : selected
    return list.segments.indices.contains(index) ? index : nil
  }

  private var pressedSegment: Int? {
    trackedSegmentTouch?.dragsSelection == true ? nil : trackedSegmentTouch?.current
  }

  private func state(of segment: Segment, isSelected: Bool) -> UIControl.State {
    guard segment.isEnabled else { return .disabled }
    return isSelected ? .selected : .normal
  }
}

// MARK: Selection by touch

extension UISegmentedControl {
  /// Returns the enabled segment at a position, or `nil` if there is none.
  private func segment(at x: CGFloat) -> Int? {
    let frames = segmentFrames
    return frames.indices.first { index in
      list.segments[index].isEnabled && x >= frames[index].minX && x < frames[index].maxX
    }
  }

  private func select(_ index: Int) {
    if list.select(index) { displayAnimated() }
  }

  /// Ends the touch: selects the touched segment and sends events.
  private func endSegmentTouch() {
    guard let touch = trackedSegmentTouch else { return }
    trackedSegmentTouch = nil
    let chosen = touch.current ?? touch.before
    if !isMomentary { select(chosen) }
    displayAnimated()
    guard chosen != Self.noSegment,
      isMomentary ? touch.current != nil : chosen != touch.before
    else { return }
    sendEvents(forSegmentAt: chosen)
  }

  // Unverified: the control's event is assumed to be sent before the segment's own action.
  private func sendEvents(forSegmentAt index: Int) {
    let action = list[index]?.action
    list.select(index)
    sendValueChanged()
    if let action { sendAction(action) }
    if isMomentary { select(Self.noSegment) }
  }
}
