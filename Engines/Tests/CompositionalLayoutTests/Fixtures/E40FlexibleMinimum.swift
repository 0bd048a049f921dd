import Foundation

extension Fixture {
  static let e40 = Fixture(
    "E40 The minimum decides how many fit", from: "compositional-layout.md, 7.6 [doc]",
    // 3 · 80 + 2 · 20 = 280 fits, a fourth would need 380; 3 · 80 + 2 · 40 = 320 fits too.
    atLeast(20), atLeast(40))

  private static func atLeast(_ minimum: CGFloat) -> LayoutCase {
    LayoutCase(
      "flexible \(minimum)", H(.fw(1), 60, [item(80, .fh(1))]).gap(.flexible(minimum)), items: 4,
      width: 360, "#0 (0,0,80,60) · #1 (140,0,80,60) · #2 (280,0,80,60) · #3 (0,60,80,60)")
  }
}
