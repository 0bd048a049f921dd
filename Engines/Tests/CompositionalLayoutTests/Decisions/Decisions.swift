import CompositionalLayout
import Foundation

extension LayoutCase {
  /// Decisions where compositional-layout.md is silent, and rules that no example of its section 7
  /// shows.
  static let decisions: [LayoutCase] = [
    // Right to left, a scroller mirrors in its content: 1848.5 − 304.75 = 1543.75
    // (compositional-layout.md, 6.3; unverified).
    LayoutCase(
      "A scroller right to left", Fixture.conference(0.85), items: 6,
      """
      #0 (1543.75,44,284.75,250) · #5 (20,44,284.75,250) · header (20,0,335,44)
      scroller (0,44,375,250) · scroller content 1848.5×250
      """
    ).with { $0.environment.isRightToLeft = true },
    // The insets of the reference lie in the scroller's content: 44 + 16 = 60
    // (compositional-layout.md, 5.2).
    LayoutCase(
      "A scroller beside a safe area", Fixture.cards(.groupPaging), items: 2, width: 812,
      "#0 (60,0,300,200) · #1 (370,0,300,200) · scroller (0,0,812,200) · scroller content 730×200"
    ).with { $0.environment.safeArea = inset(0, 44, 0, 44) },
    // The header and the insets, and a scroller without content.
    LayoutCase(
      "A scroller without items", Fixture.conference(0.85), items: 0,
      "header (20,0,335,44) · content 375×44"),
    // A title and a button that share a band stay beside each other (compositional-layout.md, 3.4;
    // unverified).
    LayoutCase(
      "A pinned title and button side by side",
      LayoutSection(
        group: H(.fw(1), 44, [full]),
        boundaryItems: [
          boundary("title", 200, 30, .topLeading, pinned: true),
          boundary("button", 80, 30, .topTrailing, pinned: true),
        ]), items: 10, "at 100 · title (0,100,200,30) · button (295,100,80,30)"),
    // 300 − 2 · 60 leaves 180 for the one gap of the second row (compositional-layout.md, 2.7).
    LayoutCase(
      "A last instance that sizes itself shares its own gaps",
      H(.fw(1), .est(32), [item(60, .est(32))], .repeated(3)).gap(.flexible(0)), items: 5,
      width: 300,
      """
      #0 (0,0,60,32) · #1 (120,0,60,32) · #2 (240,0,60,32) · #3 (0,32,60,32) · #4 (240,32,60,32)
      """),
    LayoutCase(
      "A measured header of the whole layout", H(.fw(1), 44, [full]), items: 1,
      "top! (0,0,375,30) · #0 (0,30,375,44) · content 375×74"
    ).with {
      $0.configuration.boundaryItems = [boundary("top", .fw(1), .est(50), .top)]
      $0.boundarySizes = ["top": CGSize(width: 1, height: 30)]
    },
  ]
}
