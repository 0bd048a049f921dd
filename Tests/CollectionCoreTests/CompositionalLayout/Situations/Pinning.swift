import CollectionCore
import Foundation

extension Situation {
  private static let row = H(.fw(1), 44, [full])

  /// E20, E20b, E21 and E26 of compositional-layout.md 7.3: where pinned items are at an offset.
  static let pinning: [Situation] =
    [
      pinnedHeaders("E20", from: 0, 0, 528), pinnedHeaders("E20", from: 100, 100, 528),
      pinnedHeaders("E20", from: 430, 430, 528), pinnedHeaders("E20", from: 470, 470, 528),
      pinnedHeaders("E20", from: 500, 484, 528), pinnedHeaders("E20", from: 528, 0, 528),
      pinnedHeaders("E20", from: 700, 0, 700),
      pinnedHeaders("E20b", from: -88 + 88, 0, 528), pinnedHeaders("E20b", from: -44 + 88, 44, 528),
      pinnedHeaders("E20b", from: 12 + 88, 100, 528),
      pinnedHeaders("E20b", from: 382 + 88, 470, 528),
      pinnedHeaders("E20b", from: 420 + 88, 484, 528),
      bothPinned(0, "footer (0,256,375,44)"),
      bothPinned(100, "header (0,100,375,44)\nfooter (0,356,375,44)"),
      bothPinned(200, "header (0,200,375,44)\nfooter (0,456,375,44)"),
      bothPinned(228, "footer (0,484,375,44)"),
      bothPinned(470, "header (0,440,375,44)\nfooter (0,484,375,44)"),
      bothPinned(400, "footer.1 (0,656,375,44)"),
      docked(0, 0, 50, 960), docked(20, 20, 70, 960), docked(400, 400, 450, 960),
      docked(900, 900, 930, 960), docked(950, 950, 50, 1000), docked(1000, 1000, 50, 1050),
    ] + [sideBySide]

  private static func pinnedHeaders(
    _ title: String, from start: CGFloat, _ first: CGFloat, _ second: CGFloat
  ) -> Situation {
    Situation(
      "\(title) from \(start)",
      LayoutSection(group: row, boundaryItems: [header(44, pinned: true), footer(44)]), items: 10,
      sections: 2, "header (0,\(first),375,44)\nheader.1 (0,\(second),375,44)"
    ).with { $0.visible = LayoutInterval(start: start, end: start + 667) }
  }

  private static func bothPinned(_ offset: CGFloat, _ expected: String) -> Situation {
    Situation(
      "E21 at \(offset)",
      LayoutSection(
        group: row, boundaryItems: [header(44, pinned: true), footer(44, pinned: true)]),
      items: 10, sections: 2, height: 300, expected
    ).with { $0.visible = LayoutInterval(start: offset, end: offset + 300) }
  }

  private static func docked(
    _ offset: CGFloat, _ global: CGFloat, _ first: CGFloat, _ second: CGFloat
  ) -> Situation {
    Situation(
      "E26 at \(offset)",
      LayoutSection(group: row, boundaryItems: [header(30, pinned: true)]), items: 20, sections: 2,
      """
      top! (0,\(global),375,50)
      header (0,\(first),375,30)
      header.1 (0,\(second),375,30)
      """
    ).with {
      $0.configuration.boundaryItems = [boundary("top", .fw(1), 50, .top, pinned: true)]
      $0.visible = LayoutInterval(start: offset, end: offset + 667)
    }
  }

  /// Our reading of 3.4: a title and a button that share a band stay beside each other.
  private static let sideBySide = Situation(
    "A pinned title and button side by side",
    LayoutSection(
      group: row,
      boundaryItems: [
        boundary("title", 200, 30, .topLeading, pinned: true),
        boundary("button", 80, 30, .topTrailing, pinned: true),
      ]), items: 10, "title (0,100,200,30)\nbutton (295,100,80,30)"
  ).with { $0.visible = LayoutInterval(start: 100, end: 767) }
}
