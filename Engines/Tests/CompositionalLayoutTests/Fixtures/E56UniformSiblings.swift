extension Fixture {
  static let e56 = Fixture(
    "E56 uniformAcrossSiblings", from: "compositional-layout.md, 7.9 [doc]",
    LayoutCase(
      "in a row", H(.fw(1), .est(50), [item(.fw(1 / 3.0), .uni(50))], .repeated(3)), items: 4,
      width: 300,
      """
      #0 (0,0,100,80) · #1 (100,0,100,80) · #2 (200,0,100,80) · #3 (0,80,100,40)
      content 300×120
      """
    ).heights([0: 50, 1: 80, 2: 60, 3: 40]),
    LayoutCase(
      "in the whole section",
      H(.fw(1), .uni(50), [item(.fw(1 / 3.0), .uni(50))], .repeated(3)), items: 4, width: 300,
      """
      #0 (0,0,100,80) · #1 (100,0,100,80) · #2 (200,0,100,80) · #3 (0,80,100,80)
      content 300×160
      """
    ).heights([0: 50, 1: 80, 2: 60, 3: 40]))
}
