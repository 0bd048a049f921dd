/// The scrollers of sections that scroll across the layout, by section.
@MainActor struct EmbeddedScrollers {
  /// Those on the screen.
  var shown: [Int: OrthogonalScroller] = [:]
  /// How far sections have scrolled that are not where reading starts, from there, in points.
  ///
  /// Kept while a section is not on the screen.
  var offsets: [Int: CGFloat] = [:]

  /// Lets everything follow its section in an update.
  mutating func follow(_ map: UpdateMap) {
    let (views, kept) = (shown, offsets)
    shown = [:]
    offsets = [:]
    for (section, offset) in kept {
      if let after = map.section(section) { offsets[after] = offset }
    }
    for (section, view) in views {
      guard let after = map.section(section) else { view.removeFromSuperview(); continue }
      shown[after] = view
    }
  }

  /// Forgets the sections from a number on, which are not there any more.
  mutating func forget(from count: Int) {
    guard offsets.keys.contains(where: { $0 >= count }) else { return }
    offsets = offsets.filter { $0.key < count }
  }
}
