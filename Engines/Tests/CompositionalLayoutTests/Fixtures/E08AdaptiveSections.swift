extension Fixture {
  static let e08 = Fixture(
    "E08 Adaptive sections", from: "compositional-layout.md, 7.1 [doc]",
    LayoutCase(
      "375 wide", distinctSections(width: 375), width: 375,
      """
      section.0 length 480 · section.1 length 174 · section.2 length 308
      content height 962
      """),
    LayoutCase(
      "1024 wide", distinctSections(width: 1024), width: 1024,
      // E(section) is 984 wide: columns of 492, 98.4 and 164, rows of 44 and 196.8.
      """
      section.0 length 260 · #0.0 (22,22,488,40) · #0.1 (514,22,488,40)
      section.1 length 236.8 · section.1 start 260
      #1.0 (22,282,94.4,192.8) · #1.1 (120.4,282,94.4,192.8)
      section.2 length 433.6 · section.2 start 496.8
      #2.0 (22,518.8,160,192.8) · #2.1 (186,518.8,160,192.8)
      content height 930.4
      """))
}
