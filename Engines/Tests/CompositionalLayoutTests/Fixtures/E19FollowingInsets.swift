import CompositionalLayout

extension Fixture {
  static let e19 = Fixture(
    "E19 supplementariesFollowContentInsets", from: "compositional-layout.md, 7.3 [doc]",
    following(true, "header (20,0,335,44)"), following(false, "header (0,0,375,44)"))

  private static func following(_ follows: Bool, _ header: String) -> LayoutCase {
    LayoutCase(
      "\(follows)",
      LayoutSection(
        group: H(.fw(1), 44, [full]), insets: inset(20), supplementariesFollowInsets: follows,
        boundaryItems: [CompositionalLayoutTests.header(44)]), items: 2,
      "\(header) · #0 (20,64,335,44) · #1 (20,108,335,44) · section length 172")
  }
}
