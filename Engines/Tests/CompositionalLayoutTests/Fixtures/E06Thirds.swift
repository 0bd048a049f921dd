extension Fixture {
  static let e06 = Fixture(
    "E06 The thirds-plus-gap trap", from: "compositional-layout.md, 7.1 [a seen, b doc]",
    LayoutCase(
      "a", H(.fw(1), 100, [item(.fw(1.0 / 3), .fh(1))]).gap(.fixed(10)), items: 5, width: 390,
      height: 844,
      // 3 · 130 + 20 = 410 does not fit in 390.
      """
      #0 (0,0,130,100) · #1 (140,0,130,100)
      #2 (0,100,130,100) · #3 (140,100,130,100)
      #4 (0,200,130,100)
      content 390×300
      """),
    LayoutCase(
      "b", H(.fw(1), 100, [item(.fw(1.0 / 3), .fh(1))], .divided(3)).gap(.fixed(10)), items: 5,
      width: 390, height: 844,
      // (390 − 20) / 3 = 123.333.
      """
      #0 (0,0,123.333,100) · #1 (133.333,0,123.333,100) · #2 (266.667,0,123.333,100)
      #3 (0,100,123.333,100) · #4 (133.333,100,123.333,100)
      content 390×200
      """))
}
