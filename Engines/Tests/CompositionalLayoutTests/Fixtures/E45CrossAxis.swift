import CompositionalLayout

extension Fixture {
  static let e45 = Fixture(
    "E45 Cross axis", from: "compositional-layout.md, 7.6 [doc, seen]",
    across("no edges", item(50, 20), "#0 (0,0,50,20)"),
    across("bottom flexible", item(50, 20).edges(bottom: .flexible(0)), "#0 (0,0,50,20)"),
    across("top flexible", item(50, 20).edges(top: .flexible(0)), "#0 (0,40,50,20)"),
    across(
      "both flexible", item(50, 20).edges(top: .flexible(0), bottom: .flexible(0)),
      "#0 (0,20,50,20)"),
    across("top fixed 5", item(50, 20).edges(top: .fixed(5)), "#0 (0,5,50,20)"),
    across(
      "top fixed 5, bottom flexible", item(50, 20).edges(top: .fixed(5), bottom: .flexible(0)),
      "#0 (0,5,50,20)"))

  private static func across(
    _ title: String, _ child: LayoutNode, _ expected: String
  ) -> LayoutCase {
    LayoutCase(title, H(.fw(1), 60, [child], .repeated(1)), items: 1, width: 200, expected)
  }
}
