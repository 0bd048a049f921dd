import CompositionalLayout

extension Fixture {
  static let e13 = Fixture(
    "E13 All edges", from: "compositional-layout.md, 7.2 [doc]",
    anchored([.top, .leading], "(10,10,20,10)"), anchored(.top, "(50,10,20,10)"),
    anchored([.top, .trailing], "(90,10,20,10)"), anchored(.leading, "(10,35,20,10)"),
    anchored([], "(50,35,20,10)"), anchored(.trailing, "(90,35,20,10)"),
    anchored([.bottom, .leading], "(10,60,20,10)"), anchored(.bottom, "(50,60,20,10)"),
    anchored([.bottom, .trailing], "(90,60,20,10)"))

  /// Returns a case with a host at (10,10,100,60) with an item of 20 × 10 at these edges.
  private static func anchored(_ edges: LayoutEdges, _ frame: String) -> LayoutCase {
    LayoutCase(
      "edges \(edges.rawValue)",
      LayoutSection(
        group: H(100, 60, [full.badge(20, 10, LayoutAnchor(edges: edges))]),
        insets: inset(10, 10, 0, 0)),
      items: 1, "#0 (10,10,100,60) · badge.0.0 \(frame)")
  }
}
