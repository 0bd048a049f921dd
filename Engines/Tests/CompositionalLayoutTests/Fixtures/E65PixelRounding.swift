import Foundation

extension Fixture {
  static let e65 = Fixture(
    "E65 Pixel rounding", from: "compositional-layout.md, 7.10 [seen]",
    fifths(
      scale: 0,
      """
      #0 x0 width 84.180 · #1 x84.180 width 37.481 · #2 x121.661 width 84.580
      #3 x206.240 width 84.180 · #4 x290.420 width 84.580
      """),
    // There is a gap of half a point between 3 and 4.
    fifths(
      scale: 2,
      """
      #0 x0 width 84 maxX 84 · #1 x84 width 37.5 maxX 121.5 · #2 x121.5 width 84.5 maxX 206
      #3 x206 width 84 maxX 290 · #4 x290.5 width 84.5 maxX 375
      """),
    // 3 and 4 overlap by a pixel.
    fifths(
      scale: 3,
      """
      #0 x0 width 84.333 maxX 84.333 · #1 x84.333 width 37.333 maxX 121.667
      #2 x121.667 width 84.667 maxX 206.333 · #3 x206.333 width 84.333 maxX 290.667
      #4 x290.333 width 84.667 maxX 375
      """),
    LayoutCase(
      "thirds of 400", H(.fw(1), 44, [item(.fw(1.0 / 3), .fh(1))]), items: 3, width: 400,
      // An overlap from 266.5 to 267.
      "#0 x0 width 133.5 · #1 x133.5 width 133.5 maxX 267 · #2 x266.5 width 133.5"
    ).with { $0.environment.displayScale = 2 })

  private static func fifths(scale: CGFloat, _ expected: String) -> LayoutCase {
    let widths: [CGFloat] = [0.2244798, 0.0999485, 0.2255459, 0.2244798, 0.2255459]
    return LayoutCase(
      "scale \(scale)", H(.fw(1), 44, widths.map { item(.fw($0), .fh(1)) }), items: 5, expected
    ).with { $0.environment.displayScale = scale }
  }
}
