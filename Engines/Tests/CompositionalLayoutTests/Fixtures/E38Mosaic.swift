import CompositionalLayout

extension Fixture {
  static let e38 = Fixture(
    "E38 Mosaic", from: "compositional-layout.md, 7.5 [doc; 12 items guess]",
    LayoutCase(
      "10 items", mosaic, items: 10, width: 360, height: 640,
      """
      #0 (2,2,356,236)
      #1 (2,242,236,156) · #2 (242,242,116,76) · #3 (242,322,116,76)
      #4 (2,402,116,76) · #5 (122,402,116,76) · #6 (242,402,116,76)
      #7 (2,482,116,76) · #8 (2,562,116,76) · #9 (122,482,236,156)
      content 360×640
      """),
    LayoutCase(
      "12 items", mosaic, items: 12, width: 360, height: 640,
      // The partial instance counts fully.
      "#10 (2,642,356,236) · #11 (2,882,236,156) · content height 1280"))

  private static var mosaic: LayoutNode {
    let photo = item(.fw(1), .fw(2.0 / 3)).inset(inset(2))
    let main = item(.fw(2.0 / 3), .fh(1)).inset(inset(2))
    let column = V(.fw(1.0 / 3), .fh(1), [full.inset(inset(2))], .divided(2))
    let third = item(.fw(1.0 / 3), .fh(1)).inset(inset(2))
    return V(
      .fw(1), .fw(16.0 / 9),
      [
        photo, H(.fw(1), .fw(4.0 / 9), [main, column]),
        H(.fw(1), .fw(2.0 / 9), [third, third, third]), H(.fw(1), .fw(4.0 / 9), [column, main]),
      ])
  }
}
