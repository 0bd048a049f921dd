import CompositionalLayout
import Foundation
import Testing

@Suite("Fallbacks for descriptions that can't be laid out")
struct FallbackTests {
  private static let everything = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  @Test("A group without space leaves its section empty and is reported (E68)")
  func noAvailableSpace() {
    let group = H(.fw(1), .est(94), [item(.fw(0.25), .est(94))]).inset(inset(0, 16, 0, 16))
    let section = LayoutSection(group: group, boundaryItems: [header(44)])
    let layout = LayoutCase("", section, items: 5, width: 32, height: 653, "").solved
    #expect(layout.elements(in: Self.everything, visible: nil).isEmpty)
    #expect(layout.contentSize == CGSize(width: 32, height: 0))
    #expect(
      layout.diagnostics.map(\.description) == [
        """
        section 0 › group: 32 × 94 pt, and its insets leave 0 × 94 pt, which is no space for any \
        item, so the section stays empty. Give the group a larger size or smaller insets.
        """
      ])
  }

  @Test("A first child that is larger than its group is placed and reported (E68)")
  func itemTooLarge() {
    let situation = LayoutCase(
      "E68 too large", H(100, 50, [item(120, .fh(1))]), items: 2,
      "#0 (0,0,120,50)\n#1 (0,50,120,50)\ncontent 375×100")
    situation.check()
    #expect(
      situation.solved.diagnostics.map(\.description) == [
        """
        section 0 › group › item 0: 120 pt wide, 100 pt available; the group cannot fit even one, so \
        it is placed and sticks out. Make it smaller or its group larger.
        """
      ])
  }

  @Test("A group without subitems places nothing; its section's header stays")
  func noSubitems() {
    let section = LayoutSection(group: H(.fw(1), 44, []), boundaryItems: [header(30)])
    let situation = LayoutCase("E-SUB", section, items: 3, "header (0,0,375,30)\ncontent 375×30")
    situation.check()
    #expect(situation.solved.cell(0, section: 0) == nil)
    #expect(situation.solved.diagnostics.map(\.problem) == [.noSubitems])
  }

  @Test("An empty group beside others takes space and no index path")
  func emptyBesideOthers() {
    let situation = LayoutCase(
      "empty group", H(.fw(1), 44, [H(100, .fh(1), []), item(200, .fh(1))]), items: 2,
      "#0 (100,0,200,44)\n#1 (100,44,200,44)")
    situation.check()
    #expect(situation.solved.diagnostics.map(\.location) == [.group([.group(0)])])
  }

  @Test("A provider without frames is a group without subitems")
  func noFrames() {
    let layout = LayoutCase("", custom(.fw(1), 100), items: 3, "").solved
    #expect(layout.elements(in: Self.everything, visible: nil).isEmpty)
    #expect(layout.diagnostics.map(\.problem) == [.noSubitems])
  }

  @Test("Children without length are placed once")
  func noLength() {
    let situation = LayoutCase(
      "no length", H(.fw(1), 44, [item(0, .fh(1))]), items: 2, "#0 (0,0,0,44)\n#1 (0,44,0,44)")
    situation.check()
    #expect(situation.solved.diagnostics.map(\.problem) == [.notPositive])
  }

  @Test("NaN and infinities count as 0 and are reported with their position")
  func notFinite() {
    let row = H(.fw(1), 44, [item(100, .fh(1)), item(.absolute(.nan), .fh(1))])
    let situation = LayoutCase("nan", row, items: 2, "#0 (0,0,100,44)\n#1 (100,0,0,44)")
    situation.check()
    #expect(
      situation.solved.diagnostics.map(\.description) == [
        """
        section 0 › group › item 1: the width .absolute(nan) is not a number; 0 is used. Give it \
        points.
        """
      ])
  }

  @Test("The same fault in many sections is reported once, for the first")
  func oncePerMistake() {
    let section = LayoutSection(group: H(.fw(1), 44, [item(400, .fh(1))]))
    let layout = LayoutCase("", section, items: 3, sections: 20, "").solved
    #expect(layout.diagnostics.map(\.section) == [0])
  }

  @Test("A fault in one section doesn't affect the others")
  func othersStay() {
    let good = LayoutSectionContent(LayoutSection(group: H(.fw(1), 44, [full])), itemCount: 1)
    let bad = LayoutSectionContent(LayoutSection(group: H(.fw(1), 0, [full])), itemCount: 1)
    LayoutCase("", full, items: 0, "#0.0 (0,0,375,44)\n#2.0 (0,44,375,44)\ncontent 375×88")
      .with { $0.contents = [good, bad, good] }.check()
  }
}
