import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.2.
  static let anchors: [Situation] =
    [
      hosted(
        "E11 documentation badge", CGSize(width: 44, height: 44), 20,
        LayoutAnchor(
          edges: [.top, .trailing], offset: CGPoint(x: 0.3, y: -0.3), isFractional: true),
        "badge.0.0 (30,-6,20,20)"),
      hosted(
        "E12 container and item anchor", CGSize(width: 100, height: 60), 20,
        LayoutAnchor(edges: [.top, .trailing], offset: CGPoint(x: 10, y: -10)),
        item: LayoutAnchor(edges: [.bottom, .leading]), "badge.0.0 (110,-30,20,20)"),
      Situation(
        "E14 views of a group",
        H(.fw(1), .fh(0.2), [full.inset(inset(8))], .divided(3))
          .badge(45, 45, LayoutAnchor(edges: [.top, .trailing])), items: 7,
        """
        #0 (8,8,109,117.4)
        #1 (133,8,109,117.4)
        #2 (258,8,109,117.4)
        badge.0.0 (330,0,45,45)
        badge.0.3 (330,133.4,45,45)
        badge.0.6 (330,266.8,45,45)
        content 375×400.2
        """),
    ] + allEdges

  /// E13: a host at (10,10,100,60) and an item of 20×10 at every edge.
  private static let allEdges: [Situation] =
    [
      ([.top, .leading], "(10,10,20,10)"), (.top, "(50,10,20,10)"),
      ([.top, .trailing], "(90,10,20,10)"), (.leading, "(10,35,20,10)"),
      ([], "(50,35,20,10)"), (.trailing, "(90,35,20,10)"),
      ([.bottom, .leading], "(10,60,20,10)"), (.bottom, "(50,60,20,10)"),
      ([.bottom, .trailing], "(90,60,20,10)"),
    ].map { (edges: LayoutEdges, frame: String) in
      Situation(
        "E13 at edges \(edges.rawValue)",
        LayoutSection(
          group: H(100, 60, [full.badge(20, 10, LayoutAnchor(edges: edges))]),
          insets: inset(10, 10, 0, 0)),
        items: 1, "badge.0.0 \(frame)")
    }

  private static func hosted(
    _ title: String, _ host: CGSize, _ size: LayoutDimension, _ container: LayoutAnchor,
    item: LayoutAnchor? = nil, _ expected: String
  ) -> Situation {
    let host = H(
      .absolute(host.width), .absolute(host.height),
      [full.badge(size, size, container, item: item)])
    return Situation(title, host, items: 1, expected)
  }
}
