import CompositionalLayout
import LayoutGeometry

extension Fixture {
  static let e23 = Fixture(
    "E23 Decoration and headers", from: "compositional-layout.md, 7.3 [seen]",
    behindHeaders("zero insets", .zero, "background (0,0,375,174)"),
    // Without header and footer.
    behindHeaders("insets", inset(40, 16, 30, 16), "background (16,40,343,104)"))

  private static func behindHeaders(
    _ title: String, _ insets: LayoutInsets, _ background: String
  ) -> LayoutCase {
    LayoutCase(
      title,
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(8, 16, 8, 16),
        boundaryItems: [header(40), footer(30)],
        decorations: [LayoutDecoration(kind: "background", insets: insets)]), items: 2,
      """
      header (16,0,343,40) · #0 (16,48,343,44) · #1 (16,92,343,44) · footer (16,144,343,30)
      section length 174 · \(background)
      """)
  }
}
