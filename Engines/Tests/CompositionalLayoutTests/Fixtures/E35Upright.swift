import CompositionalLayout

extension Fixture {
  static let e35 = Fixture(
    "E35 Orthogonal section in a horizontal layout", from: "compositional-layout.md, 7.4 [doc]",
    LayoutCase(
      LayoutSection(
        group: H(150, .fh(0.5), [full]), insets: inset(10), interGroupSpacing: 10,
        orthogonalBehavior: .continuous), items: 5, width: 400, height: 300,
      """
      scroller (10,0,150,300) · scroller content height 760
      #0 (10,10,150,140) · #1 (10,160,150,140) · #2 (10,310,150,140) · #3 (10,460,150,140)
      #4 (10,610,150,140) · section length 170
      """
    ).with { $0.configuration.axis = .horizontal })
}
