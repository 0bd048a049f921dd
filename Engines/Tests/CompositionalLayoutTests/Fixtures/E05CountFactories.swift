extension Fixture {
  static let e05 = Fixture(
    "E05 The count factories", from: "compositional-layout.md, 7.1 [doc; b guess]",
    LayoutCase(
      "a", H(.fw(1), 50, [item(500, .fh(1))], .divided(3)), items: 4, width: 300, height: 600,
      """
      #0 (0,0,100,50) · #1 (100,0,100,50) · #2 (200,0,100,50) · #3 (0,50,100,50)
      content 300×100
      """),
    LayoutCase(
      "b", H(.fw(1), 50, [full], .repeated(3)), items: 4, width: 300, height: 600,
      """
      #0 (0,0,300,50) · #1 (0,50,300,50) · #2 (0,100,300,50) · #3 (0,150,300,50)
      content 300×200
      """),
    LayoutCase(
      "c", H(.fw(1), 50, [item(80, .fh(1))], .repeated(3)), items: 4, width: 300, height: 600,
      """
      #0 (0,0,80,50) · #1 (80,0,80,50) · #2 (160,0,80,50) · #3 (0,50,80,50)
      content 300×100
      """),
    LayoutCase(
      "d", H(.fw(1), 50, [item(60, .fh(1))]), items: 6, width: 300, height: 600,
      // Five in a row of 300.
      """
      #0 (0,0,60,50) · #4 (240,0,60,50) · #5 (0,50,60,50)
      content 300×100
      """))
}
