import Foundation

extension Fixture {
  static let e68 = Fixture(
    "E68 Error thresholds", from: "compositional-layout.md, 7.10, by hand [seen; last one guess]",
    // E(group) is 32 − 16 − 16 = 0 wide: zero counts as an error.
    narrow(32, "error E-ROOM · nothing"),
    narrow(33, "no error · #0 (16,0,0.25,94)"),
    LayoutCase(
      "one too large", H(100, 50, [item(120, .fh(1))]), items: 2,
      // The fallback positions that one child (compositional-layout.md, 6.7).
      "error E-ITEM · #0 (0,0,120,50) · #1 (0,50,120,50)"),
    LayoutCase(
      "one of two fits", H(100, 50, [item(60, .fh(1))], .repeated(2)), items: 2,
      "no error · #0 (0,0,60,50) · #1 (0,50,60,50) · instances 2"))

  private static func narrow(_ width: CGFloat, _ expected: String) -> LayoutCase {
    LayoutCase(
      "\(width) wide",
      H(.fw(1), .est(94), [item(.fw(0.25), .est(94))]).inset(inset(0, 16, 0, 16)), items: 5,
      width: width, height: 653, expected)
  }
}
