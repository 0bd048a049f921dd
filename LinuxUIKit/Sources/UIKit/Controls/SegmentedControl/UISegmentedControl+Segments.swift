extension Segment {
  /// A segment of something that an app listed: words, an image or an action; nil for other things.
  init?(item: Any) {
    switch item {
    case let title as String: self.init(title: title)
    case let image as UIImage: self.init(image: image)
    case let action as UIAction: self.init(action)
    default: return nil
    }
  }
}

extension UISegmentedControl {
  /// Takes other segments, also in an initializer, where setting them is not observed.
  func replaceSegments(with segments: [Segment]) {
    self.segments = segments
    segmentsDidChange()
  }

  /// The segment of an index; nil beyond the ends.
  func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Changes the segment of an index; nothing beyond the ends.
  func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  /// Puts a segment before another one; what is selected stays selected.
  func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    if selected >= index { selected += 1 }
    segments.insert(segment, at: index)
  }

  /// Puts an action before a segment, in place of one with the same identifier.
  func insert(_ action: UIAction, at index: Int) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != Self.noSegment { remove(at: former) }
    insert(Segment(action), at: former != Self.noSegment && former < index ? index - 1 : index)
  }

  /// Takes a segment away; nothing is selected if it was that one.
  func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, index), segments.count - 1)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    segments.remove(at: index)
  }

  /// Selects a segment, or none for an index beyond the ends.
  func select(_ index: Int) {
    let index = segments.indices.contains(index) ? index : Self.noSegment
    guard index != selected else { return }
    selected = index
    moveAndShow()
  }

  /// Shares the width out; costs the number of segments.
  var solver: SegmentSolver {
    SegmentSolver(
      contents: segments.map(width(of:)), fixed: segments.map(\.width),
      isByContent: apportionsSegmentWidthsByContent)
  }

  /// How wide what a segment shows is, selected or not.
  private func width(of segment: Segment) -> CGFloat {
    if let image = segment.image { return image.size.width }
    guard let title = segment.title else { return 0 }
    let widths = [UIControl.State.normal, .selected].map { state in
      NSAttributedString(
        string: title, attributes: titleAttributes(isSelected: state == .selected)
      ).size().width
    }
    return ceiledToPixel(widths.max() ?? 0, scale: traitCollection.displayScale)
  }

  private func titleAttributes(isSelected: Bool) -> [NSAttributedString.Key: Any] {
    let own = attributes[isSelected ? .selected : .normal] ?? [:]
    let base: [NSAttributedString.Key: Any] = [.font: SegmentMetrics.font(isSelected: isSelected)]
    return base.merging(own) { _, own in own }
  }
}
