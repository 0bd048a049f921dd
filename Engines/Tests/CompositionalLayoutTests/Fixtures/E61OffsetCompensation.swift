extension Fixture {
  /// The change that the content offset compensates for.
  ///
  /// The view has the offset: a UIKit test checks that it becomes 940.
  static let e61 = Fixture(
    "E61 Offset compensation", from: "compositional-layout.md, 7.9 (unverified)",
    LayoutCase(
      "at 1000", H(.fw(1), .est(100), [item(.fw(1), .est(100))]), items: 20, height: 400,
      // Items from 10 on are measured when they become visible: seven of 60 in a viewport of 400.
      "#9 (0,900,375,100) · #10 (0,1000,375,60) · #11 (0,1060,375,60) · #17 (0,1420,375,100)"
    ).heights([10: 60, 11: 60, 12: 60, 13: 60, 14: 60, 15: 60, 16: 60]),
    LayoutCase(
      "at 980", H(.fw(1), .est(100), [item(.fw(1), .est(100))]), items: 20, height: 400,
      // Everything below item 9 moves by −40.
      "#9 (0,900,375,60) · #10 (0,960,375,60) · #11 (0,1020,375,60)"
    ).heights([9: 60, 10: 60, 11: 60, 12: 60, 13: 60, 14: 60, 15: 60, 16: 60]))
}
