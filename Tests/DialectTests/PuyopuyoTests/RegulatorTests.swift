import Puyopuyo
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Options of boxes as properties") struct RegulatorTests {
  /// Two boxes of three views, one of which has an option as a property and one as a modifier.
  private func frames<Box: BoxView>(
    _ box: () -> Box, _ change: (Box) -> Void
  ) -> (before: [CGRect], after: [CGRect]) {
    let views = [PiecesView(1), PiecesView(2), PiecesView(3)]
    let box = box().add(views[0]).add(views[1]).add(views[2]).laidOut(100, 100)
    let before = views.map(\.frame)
    change(box)
    box.layoutIfNeeded()
    return (before, views.map(\.frame))
  }

  private func expectSame<Box: BoxView>(
    _ box: () -> Box, property: (Box) -> Void, modifier: (Box) -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let (first, second) = (frames(box, property), frames(box, modifier))
    #expect(first.after == second.after, sourceLocation: location)
    #expect(first.after != first.before, "The option has no effect.", sourceLocation: location)
  }

  @Test("Setting an option of a line lays it out again, as its modifier does") func lines() {
    expectSame({ HBox() }, property: { $0.regulator.space = 7 }, modifier: { $0.space(7) })
    expectSame(
      { HBox() }, property: { $0.regulator.format = .round }, modifier: { $0.format(.round) })
    expectSame({ HBox() }, property: { $0.regulator.reverse = true }, modifier: { $0.reverse() })
    expectSame(
      { HBox() }, property: { $0.regulator.padding.top = 9 }, modifier: { $0.padding(top: 9) })
    expectSame(
      { HBox() }, property: { $0.regulator.justifyContent = .bottom },
      modifier: { $0.justifyContent(.bottom) })
    expectSame(
      { HBox() }, property: { $0.regulator.semanticDirection = .rightToLeft },
      modifier: { $0.semanticDirection(.rightToLeft) })
  }

  @Test("Setting an option of a flow lays it out again, as its modifier does") func flows() {
    expectSame(
      { HFlow() }, property: { $0.regulator.arrangeCount = 2 }, modifier: { $0.itemsPerLine(2) })
    expectSame({ HFlow() }, property: { $0.regulator.space = 7 }, modifier: { $0.space(7) })
    expectSame(
      { HFlow() }, property: { $0.regulator.format = .trailing }, modifier: { $0.format(.trailing) }
    )
    expectSame({ HFlow() }, property: { $0.regulator.reverse = true }, modifier: { $0.reverse() })
    let rows = { HFlow().itemsPerLine(1).size(.fill, .fill) }
    expectSame(rows, property: { $0.regulator.runSpace = 3 }, modifier: { Puyo($0).runSpace(3) })
    expectSame(
      rows, property: { $0.regulator.runFormat = .between },
      modifier: { Puyo($0).runFormat(.between) })
    expectSame(
      rows, property: { $0.regulator.runSize = .fill }, modifier: { Puyo($0).runSize(.fill) })
  }

  @Test("Setting a property of an element lays out its box again, as the modifier does")
  func elements() {
    func expect(
      _ property: @escaping (Measure) -> Void, _ modifier: @escaping (UIView) -> Void,
      _ location: SourceLocation = #_sourceLocation
    ) {
      expectSame(
        { HBox() }, property: { property($0.subviews[0].py_measure) },
        modifier: { modifier($0.subviews[0]) }, location)
    }
    expect({ $0.width = 44 }, { $0.width(44) })
    expect({ $0.height = .fill }, { $0.height(.fill) })
    expect({ $0.margin.leading = 4 }, { $0.margin(leading: 4) })
    expect({ $0.yRatio = 0.5 }, { $0.alignment(yRatio: 0.5) })
    expect({ $0.alignment = .bottom }, { $0.alignment(.bottom) })
    expect({ $0.visibility = .gone }, { $0.visibility(.gone) })
    expect({ $0.isActive = false }, { $0.activate(false) })
    expect({ $0.place = .trailing }, { $0.place(.trailing) })
  }

  @Test("Properties return what was set") func getters() {
    let flow = HFlow().attach().arrangeCount(3).space(1).format(.center).runSpace(2).runFormat(
      .round
    )
    .runSize(.fill(2)).reverse().padding(4).justifyContent([.trailing, .centerY])
    let regulator = flow.view.regulator
    #expect(regulator.arrangeCount == 3)
    #expect(regulator.space == 1)
    #expect(regulator.format == .center)
    #expect(regulator.runSpace == 2)
    #expect(regulator.runFormat == .round)
    #expect(regulator.runSize == .fill(2))
    #expect(regulator.reverse)
    #expect(
      regulator.padding == NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
    #expect(regulator.justifyContent == [.trailing, .centerY])
    #expect(regulator.semanticDirection == nil)
    let view = UIView().size(.wrap(add: 3), .aspectRatio(2)).margin(top: 5).attach().flowEnding()
      .view
    #expect(view.py_measure.width == .wrap(add: 3))
    #expect(view.py_measure.height == .aspectRatio(2))
    #expect(view.py_measure.margin.top == 5)
    #expect(view.py_measure.endsLine)
    #expect(view.py_measure.isActive)
    #expect(view.py_measure.visibility == .visible)
    #expect(view.py_measure.place == nil)
  }
}
