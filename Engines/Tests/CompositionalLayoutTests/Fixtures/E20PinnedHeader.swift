import CompositionalLayout

extension Fixture {
  static let e20 = Fixture(
    "E20 Pinned header", from: "compositional-layout.md, 7.3 [doc, guess]",
    LayoutCase(
      "E20", pinnedHeaders, items: 10, sections: 2,
      // At 470 the header ends at 514 and covers part of the footer, which doesn't move.
      """
      header (0,0,375,44) · #0.0 y44 · #0.9 maxY484 · footer (0,484,375,44) · footer maxY528
      header.1 (0,528,375,44) · footer.1 (0,1012,375,44) · footer.1 maxY1056
      at 0 · header y0 · header.1 y528
      at 100 · header y100 · header.1 y528
      at 430 · header y430 · header.1 y528
      at 470 · header y470 maxY514 · footer y484 · header.1 y528
      at 484 · header y484 alpha 1
      at 500 · header y484 alpha 0.636 · header.1 y528
      at 528 · header y0 alpha 1 · header.1 y528
      at 700 · header y0 · header.1 y700
      """),
    LayoutCase(
      "E20b With adjusted top inset 88", pinnedHeaders, items: 10, sections: 2,
      """
      at -88 · header y0 · at -44 · header y44 · at 12 · header y100 · at 382 · header y470
      at 420 · header y484
      """
    ).with { $0.adjustedInset = 88 })

  static let pinnedHeaders = LayoutSection(
    group: H(.fw(1), 44, [full]), boundaryItems: [header(44, pinned: true), footer(44)])
}
