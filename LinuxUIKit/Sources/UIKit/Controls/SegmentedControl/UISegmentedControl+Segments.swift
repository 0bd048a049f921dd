extension Segment {
  /// Creates a segment from a string, an image or an action; `nil` for other items.
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
  /// Replaces all segments. Also called by initializers, in which property observers don't run.
  func replaceSegments(with segments: [Segment]) {
    self.segments = segments
    segmentsDidChange()
  }

  /// Returns the segment at an index, or `nil` if the index is out of range.
  func segment(at index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  /// Changes the segment at an index; does nothing if the index is out of range.
  func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
  }

  /// Inserts a segment at an index; the selected segment stays selected.
  func insert(_ segment: Segment, at index: Int) {
    let index = min(max(0, index), segments.count)
    if selected >= index { selected += 1 }
    segments.insert(segment, at: index)
  }

  /// Inserts an action at an index, replacing one with the same identifier.
  func insert(_ action: UIAction, at index: Int) {
    let former = segmentIndex(identifiedBy: action.identifier)
    if former != Self.noSegment { remove(at: former) }
    insert(Segment(action), at: former != Self.noSegment && former < index ? index - 1 : index)
  }

  /// Removes a segment. If it is selected, no segment is selected afterwards.
  func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, index), segments.count - 1)
    if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
    segments.remove(at: index)
  }

  /// Selects a segment, or none if the index is out of range.
  func select(_ index: Int) {
    let index = segments.indices.contains(index) ? index : Self.noSegment
    guard index != selected else { return }
    selected = index
    moveAndShow()
  }

  /// The solver for the current segments. Complexity: O(n) in the number of segments.
  var solver: SegmentSolver {
    SegmentSolver(
      contents: segments.map(width(of:)), fixed: segments.map(\.width),
      isByContent: apportionsSegmentWidthsByContent)
  }

  /// Returns the content width of a segment, whether selected or not.
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
