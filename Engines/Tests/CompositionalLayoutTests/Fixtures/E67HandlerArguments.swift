extension Fixture {
  /// The arguments of the invalidation handler.
  ///
  /// The view calls the handler: a UIKit test checks it.
  static let e67 = Fixture(
    "E67 Handler arguments on E27", from: "compositional-layout.md, 7.4, by hand [seen, guess]",
    LayoutCase(
      conference(0.85), items: 6, sections: 2,
      // #0 ends at 304.75 and isn't visible; 467.125 − 304.75 = 162.375.
      """
      #0 maxX 304.75 · scrolled 304.75 · shows header #1 #2 · #1 seenMidX 162.375
      """
    ).with { $0.configuration.interSectionSpacing = 20 })
}
