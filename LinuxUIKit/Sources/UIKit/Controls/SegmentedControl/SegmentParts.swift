/// The views of a segmented control.
@MainActor final class SegmentParts {
  /// What is behind all.
  let ground = UIView()
  /// What is behind the selected segment.
  let pill = UIView()
  /// One for each segment.
  private(set) var views: [SegmentView] = []
  /// One between two segments each.
  private(set) var dividers: [UIView] = []

  /// Puts the ground and the pill into a control.
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

  /// Has as many views as there are segments.
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
