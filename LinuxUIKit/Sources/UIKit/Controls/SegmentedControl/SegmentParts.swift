/// The subviews of a segmented control.
@MainActor final class SegmentParts {
  /// The background of the control.
  let ground = UIView()
  /// The view behind the selected segment.
  let pill = UIView()
  /// The views of the segments.
  private(set) var views: [SegmentView] = []
  /// The dividers between the segments.
  private(set) var dividers: [UIView] = []

  /// Adds the background and the selection indicator to a control.
  func install(in control: UIView) {
    for part in [ground, pill] {
      part.isUserInteractionEnabled = false
      control.addSubview(part)
    }
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = SegmentMetrics.radius
    pill.layer.cornerRadius = SegmentMetrics.pillRadius
    pill.castKnobShadow(opacity: SegmentMetrics.pillShadow)
  }

  /// Adds or removes views to match the number of segments.
  func match(_ count: Int, in control: UIView) {
    while views.count > count { views.removeLast().removeFromSuperview() }
    while views.count < count {
      let view = SegmentView()
      control.addSubview(view)
      views.append(view)
    }
    while dividers.count > max(0, count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count - 1 {
      let divider = UIView()
      divider.isUserInteractionEnabled = false
      divider.backgroundColor = .separator
      control.insertSubview(divider, at: 1)
      dividers.append(divider)
    }
  }
}
