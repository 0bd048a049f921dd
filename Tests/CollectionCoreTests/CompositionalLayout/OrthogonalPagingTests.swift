import CollectionCore
import Foundation
import Testing

@Suite("Where a section that scrolls across its layout comes to rest")
struct OrthogonalPagingTests {
  @Test("Leading boundaries are rest positions, the last one where the content ends (E29)")
  func leadingBoundaries() throws {
    var section = Situation.conference(0.85)
    section.orthogonalBehavior = .continuousGroupLeadingBoundary
    let paging = try paging(of: section, items: 6)

    #expect(close(rests(of: paging), [0, 304.75, 609.5, 914.25, 1219, 1473.5]))
    #expect(close([target(paging, at: 500, naturalEnd: 700)], [609.5]))
    #expect(close([target(paging, at: 1300, naturalEnd: 1400)], [1473.5]))
    // Half way between two, it goes on in the direction of travel: (304.75 + 609.5) / 2 = 457.125.
    #expect(close([target(paging, at: 400, naturalEnd: 457.125)], [609.5]))
    #expect(close([target(paging, at: 500, naturalEnd: 457.125)], [304.75]))
    #expect(close([target(paging, at: 100, naturalEnd: -80)], [0]))
    #expect(close([target(paging, at: 1400, naturalEnd: 9_000)], [1473.5]))
  }

  @Test("Pages are as long as the scroller, the last one where the content ends (E30)")
  func pages() throws {
    var section = Situation.cards
    section.orthogonalBehavior = .paging
    let paging = try paging(of: section, items: 5)

    #expect(close(rests(of: paging), [0, 375, 750, 1125, 1197]))
    #expect(close([target(paging, at: 400, velocity: 0.5, from: 375)], [750]))
    #expect(close([target(paging, at: 500, from: 375)], [375]))
    #expect(close([target(paging, at: 1190, velocity: 3, from: 1125)], [1197]))
  }

  @Test("Group paging goes one group on by a fling, and else to the nearest (E31)")
  func groups() throws {
    let paging = try paging(of: Situation.cards, items: 5)

    #expect(close(rests(of: paging), [0, 310, 620, 930, 1197]))
    #expect(close([target(paging, at: 400, from: 310)], [310]))
    #expect(close([target(paging, at: 400, velocity: 0.5, from: 310)], [620]))
    #expect(close([target(paging, at: 400, velocity: -0.5, from: 310)], [0]))
    // A slow drag over three groups goes one group on: from 0 to 310.
    #expect(close([target(paging, at: 1000, from: 0)], [310]))
    #expect(close([target(paging, at: 5, velocity: -1, from: 0)], [0]))
  }

  @Test("Centred groups have room around them, so that the first offset is negative (E32)")
  func centred() throws {
    let scroller = try scroller(of: Situation.centred, items: 4, width: 390)

    #expect(close(rests(of: scroller.paging), [-39, 293, 625, 957]))
    #expect(close([scroller.insets.start, scroller.insets.end], [39, 39]))
    #expect(close([scroller.firstOffset], [-39]))
    #expect(close([target(scroller.paging, at: 100, velocity: 1, from: -39)], [293]))
  }

  @Test("Insets of the section count as room for centred groups (E32b)")
  func centredWithInsets() throws {
    let section = LayoutSection(
      group: H(.fw(0.85), 200, [full]), insets: inset(0, 10, 0, 10), interGroupSpacing: 15,
      orthogonalBehavior: .groupPagingCentered)
    let scroller = try scroller(of: section, items: 4)

    #expect(close(rests(of: scroller.paging), [-26.625, 290.125, 606.875, 923.625]))
    #expect(close([scroller.insets.start, scroller.insets.end], [26.625, 26.625]))
  }

  @Test("The behaviours sample rests as in E33")
  func behavioursSample() throws {
    let expected: [OrthogonalBehavior: [CGFloat]] = [
      .groupPaging: [0, 318.75, 637.5, 956.25, 1275, 1537.5],
      .groupPagingCentered: [-28.125, 290.625, 609.375, 928.125, 1246.875, 1565.625],
      .paging: [0, 375, 750, 1125, 1500, 1537.5],
      .continuous: [],
    ]
    for (behavior, rest) in expected {
      let paging = try paging(of: Situation.leadAndTrail(behavior), items: 18)
      #expect(close(rests(of: paging), rest), "\(behavior)")
    }
  }

  @Test("Columns of three rest as in E34")
  func columns() throws {
    let paging = try paging(of: Situation.columns(210, 0), items: 7)
    #expect(close(rests(of: paging), [0, 311.5, 589.5]))
  }

  @Test("A continuous section rests where it would, within its content")
  func continuous() throws {
    let paging = try paging(of: Situation.conference(0.85), items: 6)
    #expect(paging.restCount == 0)
    #expect(close([target(paging, at: 100, naturalEnd: 123.4)], [123.4]))
    #expect(close([target(paging, at: 100, naturalEnd: 2_000)], [1473.5]))
  }

  @Test("Right to left, a scroller starts at its right end and counts from the left")
  func rightToLeft() throws {
    var situation = Situation("", Situation.cards, items: 5, "")
    situation.environment.isRightToLeft = true
    let scroller = try #require(situation.solved.scroller(ofSection: 0))

    #expect(close([scroller.firstOffset], [1197]))
    #expect(close([scroller.turned(310)], [887]))
    #expect(close([scroller.clamped(-50)], [0]))
  }

  @Test("The rest position of the last of a thousand million groups is found at once")
  func manyGroups() throws {
    let paging = try paging(of: Situation.cards, items: 1_000_000_000)
    #expect(paging.restCount == 1_000_000_000)
    #expect(paging.nearestRest(to: 310 * 987_654_321 + 100) == 987_654_321)
  }

  private func rests(of paging: OrthogonalPaging) -> [CGFloat] {
    (0..<paging.restCount).map(paging.rest)
  }

  private func target(
    _ paging: OrthogonalPaging, at offset: CGFloat, velocity: CGFloat = 0, from start: CGFloat = 0,
    naturalEnd: CGFloat = 0
  ) -> CGFloat {
    paging.target(
      releasedAt: offset, velocity: velocity, from: start, naturalEnd: naturalEnd)
  }

  private func paging(of section: LayoutSection, items: Int) throws -> OrthogonalPaging {
    try scroller(of: section, items: items).paging
  }

  private func scroller(
    of section: LayoutSection, items: Int, width: CGFloat = 375
  ) throws -> LayoutScroller {
    let layout = Situation("", section, items: items, width: width, "").solved
    return try #require(layout.scroller(ofSection: 0))
  }

  private func close(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
  }
}
