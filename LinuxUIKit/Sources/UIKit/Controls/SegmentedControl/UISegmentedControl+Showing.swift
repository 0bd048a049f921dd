extension UISegmentedControl {
  /// Sets up the subviews of a new control.
  func setUp() {
    parts.install(in: self)
    show()
  }

  /// Called when segments were inserted, removed or changed.
  func segmentsDidChange() {
    parts.match(segments.count, in: self)
    show()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates titles, colors and dividers.
  func show() {
    let shown = shownSegment
    for (index, (view, segment)) in zip(parts.views, segments).enumerated() {
      var segment = segment
      segment.isEnabled = segment.isEnabled && isEnabled
      view.show(
        segment, isSelected: index == shown, isFaint: index == pressedSegment && index != shown,
        attributes: attributes[state(of: segment, isSelected: index == shown)] ?? [:])
    }
    for (index, divider) in parts.dividers.enumerated() {
      let isShown = SegmentMetrics.showsDivider(behind: index, selected: shown ?? Self.noSegment)
      divider.alpha = isShown ? 1 : 0
    }
    parts.pill.isHidden = shown == nil
    parts.pill.backgroundColor = selectedSegmentTintColor ?? SegmentMetrics.pill
  }

  /// Displays the current selection, animated if possible.
  func moveAndShow() {
    show()
    guard canAnimate, !parts.pill.frame.isEmpty else { return setNeedsLayout() }
    let options = UIView.AnimationOptions([.allowUserInteraction, .beginFromCurrentState])
    UIView.animate(withDuration: SegmentMetrics.duration, delay: 0, options: options) {
      self.place()
    }
  }

  /// Lays out the subviews.
  func place() {
    let frames = solver.frames(in: bounds.size, isRightToLeft: isRightToLeft)
    parts.ground.frame = bounds
    for (view, frame) in zip(parts.views, frames) { view.frame = frame }
    for (index, divider) in parts.dividers.enumerated() where index + 1 < frames.count {
      divider.frame = SegmentMetrics.divider(between: frames[index], and: frames[index + 1])
    }
    guard let shown = shownSegment, frames.indices.contains(shown) else { return }
    let inset = SegmentMetrics.pillInset
    parts.pill.frame = frames[shown].insetBy(dx: inset, dy: inset)
  }

  /// Returns the enabled segment at a position, or `nil` if there is none.
  func segment(at x: CGFloat) -> Int? {
    let frames = solver.frames(in: bounds.size, isRightToLeft: isRightToLeft)
    return frames.indices.first { index in
      segments[index].isEnabled && x >= frames[index].minX && x < frames[index].maxX
    }
  }

  /// Ends the touch: selects the touched segment and sends events.
  func finish() {
    guard let press else { return }
    self.press = nil
    let chosen = press.current ?? press.before
    if !isMomentary { select(chosen) }
    moveAndShow()
    guard chosen != Self.noSegment, isMomentary ? press.current != nil : chosen != press.before
    else { return }
    tell(of: chosen)
  }

  // Unverified: the control's event is assumed to be sent before the segment's own action.
  private func tell(of index: Int) {
    let action = segment(at: index)?.action
    selected = index
    sendValueChanged()
    if let action { sendAction(action) }
    if isMomentary { select(Self.noSegment) }
  }

  /// The segment with the selection indicator; while it is dragged, the touched one.
  private var shownSegment: Int? {
    if isMomentary { return press?.current }
    let index = press?.movesPill == true ? press?.current ?? selected : selected
    return segments.indices.contains(index) ? index : nil
  }

  private var pressedSegment: Int? { press?.movesPill == true ? nil : press?.current }

  private func state(of segment: Segment, isSelected: Bool) -> UIControl.State {
    guard segment.isEnabled else { return .disabled }
    return isSelected ? .selected : .normal
  }
}
