/// A layout whose section header can stay visible.
///
/// All presets but tables, whose header stays visible always, have both properties.
public protocol PinnableHeaderLayout: SectionLayout {
  /// Whether the section's header stays visible while the section scrolls.
  @MainActor var pinsHeader: Bool { get set }
  /// Whether the section's header covers the section's insets on both sides, so that nothing is
  /// visible beside a pinned header.
  @MainActor var headerCoversInsets: Bool { get set }
}

extension PinnableHeaderLayout {
  /// Returns the layout with another pinning of the section's header.
  ///
  /// ```swift
  /// Section(
  ///   id: "offers", layout: .grid(columns: 2, insets: insets).headerPinned(coversInsets: true),
  ///   header: TextHeader("Offers")
  /// ) { offers }
  /// ```
  ///
  /// - Parameters:
  ///   - pinned: Whether the header stays visible while the section does.
  ///   - coversInsets: Whether the header covers the section's insets on both sides. The layout
  ///     margins of its view then have to align its content with the items.
  /// - Returns: The changed layout.
  @MainActor public func headerPinned(_ pinned: Bool = true, coversInsets: Bool = false) -> Self {
    var copy = self
    copy.pinsHeader = pinned
    copy.headerCoversInsets = coversInsets
    return copy
  }
}
