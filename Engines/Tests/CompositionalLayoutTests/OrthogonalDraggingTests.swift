import CompositionalLayout
import Foundation
import ScrollMotion
import Testing

/// The sections are those of E31: cards of 300 in 375, 1,572 points of content, and rest positions
/// up to 1,197.
@Suite("Dragging of orthogonal sections")
struct OrthogonalDraggingTests {
  private func paging(
    _ behavior: OrthogonalBehavior = .continuous, items: Int = 5,
    bounce: OrthogonalScrolling.Bounce = .automatic, rate: CGFloat? = nil
  ) throws -> OrthogonalPaging {
    var section = Fixture.cards(behavior)
    section.orthogonalScrolling = OrthogonalScrolling(
      bounce: bounce, deceleration: rate.map { .rate($0) } ?? .automatic)
    let layout = LayoutCase("", section, items: items, "").solved
    return try #require(layout.scroller(ofSection: 0)).paging
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test("By default continuous sections decelerate as their parent and paging ones fast")
  func automaticRate() throws {
    let parent = ScrollDeceleration(rate: 0.995)
    for behavior in [OrthogonalBehavior.continuous, .continuousGroupLeadingBoundary] {
      #expect(try paging(behavior).deceleration() == .normal)
      #expect(try paging(behavior).deceleration(parent: parent) == parent)
    }
    for behavior in [OrthogonalBehavior.paging, .groupPaging, .groupPagingCentered] {
      #expect(try paging(behavior).deceleration(parent: parent) == .fast)
    }
  }

  @Test("An explicit rate applies to every behavior")
  func givenRate() throws {
    #expect(try paging(.continuous, rate: 0.99).deceleration() == .fast)
    #expect(try paging(.groupPaging, rate: 0.998).deceleration() == .normal)
  }

  @Test("The rate determines the distance of a fling in a continuous section")
  func fling() throws {
    // From 100 at 1 point per millisecond: 0.99 * 499 = 494.01 and 0.99 * 99 = 98.01 farther.
    let normal = try paging().target(releasedAt: 100, velocity: 1, from: 0)
    #expect(isClose(normal, 594.01))
    let fast = try paging(rate: 0.99).target(releasedAt: 100, velocity: 1, from: 0)
    #expect(isClose(fast, 198.01))
    // 100 + 2.99 * 499 = 1,592.01 is past the end.
    #expect(try paging().target(releasedAt: 100, velocity: 3, from: 0) == 1_197)
  }

  @Test("A fling of a section with boundaries ends at the one nearest to its natural end")
  func boundaries() throws {
    let section = try paging(.continuousGroupLeadingBoundary)
    // 594.01 lies between 310 and 620.
    #expect(section.target(releasedAt: 100, velocity: 1, from: 0) == 620)
  }

  @Test("Content that fits bounces only if it always does")
  func bounces() throws {
    // One card of 300 with 16 on both sides fits in 375.
    #expect(try paging().bounces)
    #expect(try !paging(items: 1).bounces)
    #expect(try paging(items: 1, bounce: .always).bounces)
    #expect(try !paging(bounce: .never).bounces)
  }

  @Test("Beyond its end, a drag meets increasing resistance, or stops")
  func pastTheEnd() throws {
    // 100 beyond 1,197: 55 * 375 / 430 = 47.965.
    #expect(isClose(try paging().shown(draggedTo: 1_297), 1_244.965))
    #expect(isClose(try paging().shown(draggedTo: -100), -47.965))
    #expect(try paging().shown(draggedTo: 600) == 600)
    let hard = try paging(bounce: .never)
    #expect(hard.shown(draggedTo: 1_297) == 1_197)
    #expect(try paging(items: 1).shown(draggedTo: 80) == 0)
  }
}
