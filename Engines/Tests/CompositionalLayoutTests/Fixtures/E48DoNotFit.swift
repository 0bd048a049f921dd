extension Fixture {
  static let e48 = Fixture(
    "E48 Children that do not fit", from: "compositional-layout.md, 7.6 [a seen; b, c doc]",
    LayoutCase(
      "a", H(.fw(1), 50, [item(.fw(0.5), .fh(1)), item(.fw(0.7), .fh(1))]), items: 3, width: 300,
      // The second one never fits.
      "#0 (0,0,150,50) · #1 (0,50,150,50) · #2 (0,100,150,50)"),
    LayoutCase(
      "b",
      H(
        .fw(1), 50, [item(.fw(0.25), .fh(1)), item(.fw(0.4), .fh(1)), item(.fw(0.25), .fh(1))]
      ).gap(.fixed(8)), items: 7, width: 400,
      // 100 + 8 + 160 + 8 + 100 = 376; a fourth would need 484.
      """
      #0 (0,0,100,50) · #1 (108,0,160,50) · #2 (276,0,100,50)
      #3 (0,50,100,50) · #4 (108,50,160,50) · #5 (276,50,100,50)
      #6 (0,100,100,50) · content height 150
      """),
    LayoutCase(
      "c", H(.fw(1), 50, [item(.fw(0.2), .fh(1)), item(.fw(0.3), .fh(1))]), items: 5, width: 400,
      // Both children are repeated twice.
      """
      #0 (0,0,80,50) · #1 (80,0,120,50) · #2 (200,0,80,50) · #3 (280,0,120,50) · #4 (0,50,80,50)
      """))
}
