import CompositionalLayout

extension Fixture {
  static let e55 = Fixture(
    "E55 Estimated rows of two", from: "compositional-layout.md, 7.9 [seen]",
    LayoutCase(
      LayoutSection(
        group: H(.fw(1), .est(100), [item(.fw(1), .est(100))], .divided(2)).gap(.fixed(10)),
        insets: inset(10), interGroupSpacing: 10), items: 5,
      // Rows of 80, 120 and 40.
      """
      #0 (10,10,172.5,50) · #1 (192.5,10,172.5,80)
      #2 (10,100,172.5,120) · #3 (192.5,100,172.5,60)
      #4 (10,230,172.5,40)
      content 375×280
      """
    ).heights([0: 50, 1: 80, 2: 120, 3: 60, 4: 40]))
}
