import CompositionalLayout
import Foundation
import Testing

@Suite("Rest positions of orthogonal sections")
struct OrthogonalPagingTests {
  @Test("Halfway between two leading boundaries it continues in the direction of travel")
  func halfWay() throws {
    let paging = try paging(
      of: Fixture.conference(0.85, .continuousGroupLeadingBoundary), items: 6)

    // Leading boundaries are at 304.75 and 609.5 (E29): (304.75 + 609.5) / 2 = 457.125.
    #expect(close([target(paging, at: 400, naturalEnd: 457.125)], [609.5]))
    #expect(close([target(paging, at: 500, naturalEnd: 457.125)], [304.75]))
    #expect(close([target(paging, at: 100, naturalEnd: -80)], [0]))
    #expect(close([target(paging, at: 1400, naturalEnd: 9_000)], [1473.5]))
  }

  @Test("A fling moves by one page, and a slow drag to the nearest page (E30)")
  func pages() throws {
    let paging = try paging(of: Fixture.cards(.paging), items: 5)

    #expect(close([target(paging, at: 400, velocity: 0.5, from: 375)], [750]))
    #expect(close([target(paging, at: 500, from: 375)], [375]))
    #expect(close([target(paging, at: 1190, velocity: 3, from: 1125)], [1197]))
  }

  @Test("Group paging moves by at most one group (E31)")
  func groups() throws {
    let paging = try paging(of: Fixture.cards(.groupPaging), items: 5)

    // A slow drag across three groups moves by one group: from 0 to 310.
    #expect(close([target(paging, at: 1000, from: 0)], [310]))
    #expect(close([target(paging, at: 5, velocity: -1, from: 0)], [0]))
  }

  @Test("A fling from a centered group moves to the next one (E32)")
  func centered() throws {
    let scroller = try scroller(of: Fixture.centered, items: 4, width: 390)
    #expect(close([target(scroller.paging, at: 100, velocity: 1, from: -39)], [293]))
  }

  @Test("A continuous section rests at its natural end, within its content")
  func continuous() throws {
    let paging = try paging(of: Fixture.conference(0.85), items: 6)
    #expect(paging.restCount == 0)
    #expect(close([target(paging, at: 100, naturalEnd: 123.4)], [123.4]))
    #expect(close([target(paging, at: 100, naturalEnd: 2_000)], [1473.5]))
  }

  @Test("Right to left, a scroller starts at its right end and counts from the left")
  func rightToLeft() throws {
    var situation = LayoutCase("", Fixture.cards(.groupPaging), items: 5, "")
    situation.environment.isRightToLeft = true
    let scroller = try #require(situation.solved.scroller(ofSection: 0))

    #expect(close([scroller.firstOffset], [1197]))
    #expect(close([scroller.turned(310)], [887]))
    #expect(close([scroller.clamped(-50)], [0]))
  }

  @Test("The rest position of the last of a thousand million groups is found at once")
  func manyGroups() throws {
    let paging = try paging(of: Fixture.cards(.groupPaging), items: 1_000_000_000)
    #expect(paging.restCount == 1_000_000_000)
    #expect(paging.nearestRest(to: 310 * 987_654_321 + 100) == 987_654_321)
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
    let layout = LayoutCase("", section, items: items, width: width, "").solved
    return try #require(layout.scroller(ofSection: 0))
  }

  private func close(_ found: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) <= 0.001 }
  }
}
