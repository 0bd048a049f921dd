import CompositionalLayout

extension Fixture {
  static let e09 = Fixture(
    "E09 Nested groups sample", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      "by count", leadAndTrail(.fw(1), .divided(2)), items: 100,
      // The group is 375 × 266.8, its trail 112.5 × 266.8 in halves of 133.4: a count overrides
      // 0.3.
      """
      #0 (10,10,242.5,246.8) · #1 (272.5,10,92.5,113.4) · #2 (272.5,143.4,92.5,113.4)
      #3 (10,276.8,242.5,246.8) · #99 (10,8814.4,242.5,246.8)
      instances 34 · content 375×9071.2
      """),
    LayoutCase(
      "by repeating", leadAndTrail(.fw(1), .repeated(2)), items: 100,
      // The 0.3 holds: 80.04 each, and the rest of the column stays empty.
      """
      #1 (272.5,10,92.5,60.04) · #2 (272.5,90.04,92.5,60.04) · #3 y276.8
      """))

  /// Returns one large item and a column of small ones.
  static func leadAndTrail(
    _ width: LayoutDimension, _ filling: LayoutGroup.Filling
  ) -> LayoutNode {
    let lead = item(.fw(0.7), .fh(1)).inset(inset(10))
    let trailing = item(.fw(1), .fh(0.3)).inset(inset(10))
    return H(width, .fh(0.4), [lead, V(.fw(0.3), .fh(1), [trailing], filling)])
  }
}
