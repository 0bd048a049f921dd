import CompositionalLayout

extension Fixture {
  static let e21 = Fixture(
    "E21 Header and footer both pinned", from: "compositional-layout.md, 7.3 (unverified)",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), 44, [full]),
        boundaryItems: [header(44, pinned: true), footer(44, pinned: true)]),
      items: 10, sections: 2, height: 300,
      // At 400, section 1 appears at 528; at 470, header and footer don't overlap.
      """
      at 0 · footer y256
      at 100 · header y100 · footer y356
      at 200 · header y200 · footer y456
      at 228 · footer y484
      at 400 · header.1 y528 · footer.1 y656
      at 470 · header y440 maxY484 · footer y484
      """))
}
