extension Fixture {
  static let e63 = Fixture(
    "E63 Zero sections / hidden view", from: "compositional-layout.md, 7.10, by hand (unverified)",
    LayoutCase("no sections", [], "content 375×0 · nothing"),
    LayoutCase(
      "with E25's global items only", [],
      "top! (0,0,375,100) · bottom! (0,100,375,60) · content 375×160"
    ).with { $0.configuration = globalItems },
    LayoutCase(
      "bounds 0×0", H(.fw(1), 44, [full]), items: 5, width: 0, height: 0,
      "nothing · no error · content 0×0"))
}
