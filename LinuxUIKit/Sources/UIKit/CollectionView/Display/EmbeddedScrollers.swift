/// The scroll views of orthogonally scrolling sections, by section.
@MainActor final class EmbeddedScrollers {
  /// The displayed scroll views.
  private(set) var displayed: [Int: OrthogonalScroller] = [:]
  /// The distances that sections have scrolled from the start in reading direction, in points.
  ///
  /// They are kept while a section is not displayed.
  private var offsets: [Int: CGFloat] = [:]

  /// The displayed scroll view of a section.
  subscript(section: Int) -> OrthogonalScroller? { displayed[section] }

  /// Returns the distance that a section has scrolled; `nil` if it has not scrolled.
  func offset(ofSection section: Int) -> CGFloat? { offsets[section] }

  /// Stores the distance that a section has scrolled.
  func setOffset(_ offset: CGFloat, ofSection section: Int) {
    offsets[section] = offset
  }

  /// Adds the scroll view of a section that enters the visible bounds.
  func insert(_ scroller: OrthogonalScroller, forSection section: Int) {
    displayed[section] = scroller
  }

  /// Removes and returns the scroll views of all sections but these.
  func removeScrollers(besides sections: Set<Int>) -> [OrthogonalScroller] {
    let removed = displayed.filter { !sections.contains($0.key) }
    for section in removed.keys { displayed[section] = nil }
    return Array(removed.values)
  }

  /// Updates the indexes of sections after an update; returns the scroll views of deleted sections.
  func apply(_ map: UpdateMap) -> [OrthogonalScroller] {
    let (views, kept) = (displayed, offsets)
    displayed = [:]
    offsets = [:]
    for (section, offset) in kept {
      if let after = map.section(section) { offsets[after] = offset }
    }
    var removed: [OrthogonalScroller] = []
    for (section, view) in views {
      if let after = map.section(section) { displayed[after] = view } else { removed.append(view) }
    }
    return removed
  }

  /// Removes the offsets of sections that no longer exist.
  func removeOffsets(from sectionCount: Int) {
    guard offsets.keys.contains(where: { $0 >= sectionCount }) else { return }
    offsets = offsets.filter { $0.key < sectionCount }
  }
}
