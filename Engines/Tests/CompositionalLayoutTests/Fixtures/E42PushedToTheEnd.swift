import Foundation

extension Fixture {
  static let e42 = Fixture(
    "E42 Push to the end", from: "compositional-layout.md, 7.6 [seen; b, c guess]",
    LayoutCase(
      "a", H(.fw(1), 60, [item(100, .fh(1)).edges(leading: .flexible(0))], .repeated(1)), items: 1,
      width: 360, "#0 (260,0,100,60)"),
    // A free 80 over three slots is 26.667 each.
    threeSlots("b", trailing: 16, "#0 x26.667 width 160 · #1 x213.333 width 160"),
    // The trailing spacing has its 40, the other two share the rest.
    threeSlots("c", trailing: 40, "#0 x20 width 160 · #1 x220 width 160"))

  private static func threeSlots(
    _ title: String, trailing: CGFloat, _ expected: String
  ) -> LayoutCase {
    let a = item(.fw(0.4), .fh(1)).edges(leading: .flexible(0), trailing: .flexible(trailing))
    let b = item(.fw(0.4), .fh(1)).edges(trailing: .flexible(0))
    return LayoutCase(title, H(.fw(1), 60, [a, b]), items: 2, width: 400, expected)
  }
}
