import CollectionCore
import Foundation

extension Situation {
  /// The examples of compositional-layout.md 7.4, and E54e of 7.9.
  ///
  /// Frames of cells count in the scroller's content on the axis along which it scrolls, and in the
  /// layout on the other one: there the specification counts from the scroller's start.
  static let orthogonal: [Situation] = [
    Situation(
      "E27 conference sample", conference(0.85), items: 6, sections: 2,
      """
      #0 (20,44,284.75,250)
      #1 (324.75,44,284.75,250)
      #5 (1543.75,44,284.75,250)
      scroller (0,44,375,250)
      scroller.1 (0,358,375,250)
      inside 1848.5×250
      header (20,0,335,44)
      header.1 (20,314,335,44)
      #1.5 (1543.75,358,284.75,250)
      content 375×608
      """
    ).with { $0.configuration.interSectionSpacing = 20 },
    // Right to left, a scroller mirrors inside of its content: 1848.5 − 304.75 = 1543.75.
    Situation(
      "E27 right to left", conference(0.85), items: 6,
      """
      #0 (1543.75,44,284.75,250)
      #5 (20,44,284.75,250)
      scroller (0,44,375,250)
      inside 1848.5×250
      header (20,0,335,44)
      """
    ).with { $0.environment.isRightToLeft = true },
    Situation(
      "E28 wide", conference(0.425), items: 6, width: 812,
      """
      #0 (20,44,328.1,250)
      #1 (368.1,44,328.1,250)
      inside 2108.6×250
      """),
    Situation(
      "E31 group paging", cards, items: 5,
      """
      #0 (16,0,300,200)
      #1 (326,0,300,200)
      #4 (1256,0,300,200)
      inside 1572×200
      content 375×200
      """),
    Situation(
      "E32 centred", centred, items: 4, width: 390, height: 844,
      """
      #0 (0,0,312,200)
      #3 (996,0,312,200)
      inside 1308×200
      """),
    Situation(
      "E33 behaviours sample", leadAndTrail(.groupPaging), items: 18,
      """
      #0 (10,54,203.125,246.8)
      #1 (233.125,54,75.625,113.4)
      #2 (233.125,187.4,75.625,113.4)
      #3 (328.75,54,203.125,246.8)
      scroller (0,44,375,266.8)
      inside 1912.5×266.8
      content 375×310.8
      """),
    Situation(
      "E34 columns of three", columns(210, 0), items: 7,
      """
      #0 (20,0,301.5,70)
      #1 (20,70,301.5,70)
      #2 (20,140,301.5,70)
      #3 (331.5,0,301.5,70)
      #6 (643,0,301.5,70)
      inside 964.5×210
      content 375×210
      """),
    Situation(
      "E34b columns with gaps", columns(226, 8), items: 7,
      "#0 (20,0,301.5,70)\n#1 (20,78,301.5,70)\n#2 (20,156,301.5,70)"),
    Situation(
      "E35 in a horizontal layout", upright, items: 5, width: 400, height: 300,
      """
      #0 (10,10,150,140)
      #1 (10,160,150,140)
      #4 (10,610,150,140)
      scroller (10,0,150,300)
      inside 150×760
      content 170×300
      """
    ).with { $0.configuration.axis = .horizontal },
    // The insets of the reference lie in the scroller's content: 44 + 16 = 60.
    Situation(
      "A safe area at the sides", cards, items: 2, width: 812,
      "#0 (60,0,300,200)\n#1 (370,0,300,200)\nscroller (0,0,812,200)\ninside 730×200"
    ).with { $0.environment.safeArea = inset(0, 44, 0, 44) },
    // No items: the header and the insets, and a scroller without content.
    Situation(
      "No items", conference(0.85), items: 0, "header (20,0,335,44)\ncontent 375×44"),
  ]

  /// The sample of E27: wide cards under a header.
  static func conference(_ fraction: CGFloat) -> LayoutSection {
    LayoutSection(
      group: H(.fw(fraction), 250, [full]), insets: inset(0, 20, 0, 20), interGroupSpacing: 20,
      boundaryItems: [header(44)], orthogonalBehavior: .continuous)
  }

  /// The cards of E31.
  static let cards = LayoutSection(
    group: H(300, 200, [full]), insets: inset(0, 16, 0, 16), interGroupSpacing: 10,
    orthogonalBehavior: .groupPaging)

  /// The cards of E32.
  static let centred = LayoutSection(
    group: H(.fw(0.8), 200, [full]), interGroupSpacing: 20,
    orthogonalBehavior: .groupPagingCentered)

  /// The group of E33: one large item and two small ones.
  static func leadAndTrail(_ behavior: OrthogonalBehavior) -> LayoutSection {
    let lead = item(.fw(0.7), .fh(1)).inset(inset(10))
    let trail = V(.fw(0.3), .fh(1), [item(.fw(1), .fh(0.3)).inset(inset(10))], .divided(2))
    return LayoutSection(
      group: H(.fw(0.85), .fh(0.4), [lead, trail]), boundaryItems: [header(44)],
      orthogonalBehavior: behavior)
  }

  /// The columns of E34.
  static func columns(_ height: LayoutDimension, _ gap: CGFloat) -> LayoutSection {
    LayoutSection(
      group: V(.fw(0.9), height, [full], .divided(3)).gap(.fixed(gap)),
      insets: inset(0, 20, 0, 20), interGroupSpacing: 10, orthogonalBehavior: .groupPaging)
  }

  private static let upright = LayoutSection(
    group: H(150, .fh(0.5), [full]), insets: inset(10), interGroupSpacing: 10,
    orthogonalBehavior: .continuous)
}
