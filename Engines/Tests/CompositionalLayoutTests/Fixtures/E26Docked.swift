import CompositionalLayout

extension Fixture {
  static let e26 = Fixture(
    "E26 Global and section headers both pinned", from: "compositional-layout.md, 7.3 (unverified)",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), 44, [full]), boundaryItems: [header(30, pinned: true)]),
      items: 20, sections: 2,
      // At 950, section 0 ends at 960 and the visible part of sections begins at 1000.
      """
      section.0 start 50 · section.0 length 910 · section.1 start 960
      at 0 · top! y0 · header y50 · header.1 y960
      at 20 · top! y20 · header y70 · header.1 y960
      at 400 · top! y400 · header y450 · header.1 y960
      at 900 · top! y900 · header y930 · header.1 y960
      at 950 · top! y950 · header y50 · header.1 y1000
      at 1000 · top! y1000 · header y50 · header.1 y1050
      """
    ).with {
      $0.configuration.boundaryItems = [boundary("top", .fw(1), 50, .top, pinned: true)]
    })
}
