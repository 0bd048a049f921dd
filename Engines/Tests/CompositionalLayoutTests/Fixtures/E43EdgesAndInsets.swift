import CompositionalLayout

extension Fixture {
  static let e43 = Fixture(
    "E43 Fixed edges versus insets", from: "compositional-layout.md, 7.6 [doc; c guess]",
    // Items move and keep their size.
    twenties(
      "edge trailing 2", item(20, 20).edges(trailing: .fixed(2)),
      "#0 (0,0,20,20) · #1 (22,0,20,20) · #2 (44,0,20,20)"),
    // Items shrink, and the pitch of 20 stays.
    twenties(
      "contentInsets 2", item(20, 20).inset(inset(2)),
      "#0 (2,2,16,16) · #1 (22,2,16,16) · #2 (42,2,16,16)"),
    LayoutCase(
      "c",
      H(200, 20, [item(20, 20).edges(leading: .fixed(3), trailing: .fixed(2))], .repeated(3))
        .gap(.fixed(5)), items: 3, "#0 (3,0,20,20) · #1 (33,0,20,20) · #2 (63,0,20,20)"))

  private static func twenties(
    _ title: String, _ child: LayoutNode, _ expected: String
  ) -> LayoutCase {
    LayoutCase(title, H(100, 20, [child], .repeated(3)), items: 3, expected)
  }
}
