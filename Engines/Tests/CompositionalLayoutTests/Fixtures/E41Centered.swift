extension Fixture {
  static let e41 = Fixture(
    "E41 Center one item", from: "compositional-layout.md, 7.6 [seen]",
    LayoutCase(
      H(
        .fw(1), 60,
        [item(100, .fh(1)).edges(leading: .flexible(0), trailing: .flexible(0))], .repeated(1)),
      items: 2, width: 360, "#0 (130,0,100,60) · #1 (130,60,100,60)"))
}
