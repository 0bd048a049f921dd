import CompositionalLayout

extension Fixture {
  static let e46 = Fixture(
    "E46 Edge spacing on the outermost group", from: "compositional-layout.md, 7.6 [doc; b seen]",
    LayoutCase(
      "a",
      LayoutSection(
        group: H(184, 40, [full]).edges(
          leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(4)),
        interGroupSpacing: 10), items: 3, width: 200,
      // 3 · 48 + 2 · 10 = 164.
      "#0 (8,4,184,40) · #1 (8,62,184,40) · #2 (8,120,184,40) · content 200×164"),
    LayoutCase(
      "b", H(.fw(1), 40, [full]).edges(leading: .fixed(24)), items: 1, width: 200,
      // The child extends beyond the group.
      "#0 (24,0,200,40)"))
}
