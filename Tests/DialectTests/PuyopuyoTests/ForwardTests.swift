import Puyopuyo
import Testing
import UIKit
import ViewSupport

/// What `Puyo` has beside the modifiers of properties: each function does what that of the view does.
@MainActor @Suite("Functions of Puyo that call those of views") struct ForwardTests {
  /// Returns the frames of a view of 40 x 20 and of one of 30 x 20 behind it in a row of 200 x 100.
  private func row(_ change: (Puyo<UIView>) -> Void) -> [CGRect] {
    let views: [UIView] = [PiecesView(4), PiecesView(3)]
    let box = HBox { views }
    change(views[0].attach())
    box.laidOut(200, 100)
    return box.frames(of: views)
  }

  @Test("The options of a view in a row") func elements() {
    #expect(row { $0.size(40, 30) } == [rect(0, 0, 40, 30), rect(40, 0, 30, 20)])
    #expect(row { $0.width(.fill) }[0] == rect(0, 0, 170, 20))
    #expect(row { $0.height(.fill) }[0] == rect(0, 0, 40, 100))
    #expect(row { $0.frame(width: 60, alignment: .bottom) }[0] == rect(0, 80, 60, 20))
    #expect(row { $0.alignment(.bottom) }[0] == rect(0, 80, 40, 20))
    // (100 - 20) * (1 + 0.5) / 2.
    #expect(row { $0.alignment(yRatio: 0.5) }[0] == rect(0, 60, 40, 20))
    #expect(row { $0.margin(8) } == [rect(8, 8, 40, 20), rect(56, 0, 30, 20)])
    #expect(row { $0.margin(leading: 8) } == [rect(8, 0, 40, 20), rect(48, 0, 30, 20)])
    #expect(row { $0.padding(8) } == [rect(8, 8, 40, 20), rect(56, 0, 30, 20)])
    #expect(row { $0.padding(leading: 8) } == [rect(8, 0, 40, 20), rect(48, 0, 30, 20)])
    #expect(row { $0.visibility(.gone) }[1].minX == 0)
    #expect(row { $0.activate(false) }[1].minX == 0)
    #expect(row { $0.place(.trailing) } == [rect(160, 0, 40, 20), rect(0, 0, 30, 20)])
    #expect(row { $0.then { $0.tag = 1 }.width(.fill) }[0].width == 170)
  }

  @Test("The options of a row") func lines() {
    func frames(_ change: (Puyo<HBox>) -> Void) -> [CGRect] {
      let views = [PiecesView(4), PiecesView(3)]
      let box = HBox()
      change(box.attach().arrangeViews { views })
      box.laidOut(200, 100)
      return views.map(\.frame)
    }
    #expect(frames { $0.space(8) }.map(\.minX) == [0, 48])
    #expect(frames { $0.format(.between) }.map(\.minX) == [0, 170])
    // 200 - 40 - 30 = 130 points in three parts, rounded to pixels.
    #expect(abs(frames { $0.format(.round) }[0].minX - 130 / 3) <= 0.5)
    #expect(frames { $0.reverse() }.map(\.minX) == [30, 0])
    #expect(frames { $0.justifyContent(.centerY) }.map(\.minY) == [40, 40])
    #expect(frames { $0.semanticDirection(.rightToLeft) }.map(\.minX) == [160, 130])
    #expect(frames { $0.padding(top: 10, leading: 5) }[0].origin == CGPoint(x: 5, y: 10))
    let last = PiecesView(1)
    #expect(frames { $0.add(last) }[1].minX == 40)
    #expect(last.frame.minX == 70)
  }

  @Test("The options of a flow, by Puyopuyo's names") func flows() {
    func frames(_ change: (Puyo<HFlow>, Puyo<PiecesView>) -> Void) -> [CGFloat] {
      let views = (0..<3).map { _ in PiecesView(4) }
      let flow = HFlow { views }
      change(flow.attach(), views[0].attach())
      flow.size(.fill, .fill).laidOut(100, 100)
      return views.map(\.frame.minY)
    }
    #expect(frames { flow, _ in flow.arrangeCount(1) } == [0, 20, 40])
    #expect(frames { flow, _ in flow.runSpace(4) } == [0, 0, 24])
    // 100 - 2 x 20 = 60 points: 20 before, between and behind.
    #expect(frames { flow, _ in flow.runFormat(.round) } == [20, 20, 60])
    #expect(frames { flow, _ in flow.runSize(.fill) } == [0, 0, 50])
    #expect(frames { _, view in view.flowEnding() } == [0, 20, 20])
  }

  @Test("Groups have the options of boxes") func groups() {
    let (view, other) = (PiecesView(1), PiecesView(1))
    let group = HGroup().attach().add(view).add(other).space(5).padding(leading: 3).view
    VBox { group }.laidOut()
    #expect([view, other].map(\.frame.minX) == [3, 18])
  }

  @Test("Views have borders, shadows, gestures and styles, and bind their properties")
  func views() {
    let tag = State(1)
    let view = UIView().attach().border(width: 2, color: .red)
      .shadow(opacity: 0.5, radius: 4)
      .onTap(count: 2) {}.onLongPress {}
      .set(\.layer.cornerRadius, to: 3)
      .bind(\.tag, to: tag)
      .bind(tag) { $0.accessibilityLabel("\($1)") }
      .view
    tag.value = 7
    #expect(view.layer.borderWidth == 2)
    #expect(view.layer.shadowRadius == 4)
    #expect(view.gestureRecognizers?.count == 2)
    #expect(view.layer.cornerRadius == 3)
    #expect(view.tag == 7)
    #expect(view.accessibilityLabel == "7")
    let label = UILabel().attach().textStyle(.body).view
    #expect(label.adjustsFontForContentSizeCategory)
    let font = label.font
    let style = UIFont.boldSystemFont(ofSize: 31)
    label.attach().style(style)
    #expect(label.font == style)
    label.attach().removeStyles(style)
    #expect(label.font == font)
    label.attach().styles([style]).removeStyles()
    #expect(label.font == font)
    #expect(UIImageView().attach().systemImage("star").view.image != nil)
    #expect(UISegmentedControl().attach().segments(["a", "b"]).view.numberOfSegments == 2)
  }

  @Test("Controls and fields call functions at their events") func events() {
    var calls: [String] = []
    let text = State<String?>(nil)
    let page = State(1)
    let button = UIButton().attach().tag(7).action { calls.append("action") }
      .onEvent(.touchUpInside) { calls.append("event \($0.tag)") }.view
    button.sendActions(for: .touchUpInside)
    let (left, right) = (UIView(), UIView())
    let field = UITextField().attach().text(text).leftView(left).rightView(right, mode: .never)
      .onTextChange { calls.append($0) }.onBeginEditing { calls.append("begin") }
      .onEndEditing { calls.append("end") }.onReturn { calls.append("return") }
      .shouldChangeText { _, _, _ in false }.view
    field.text = "a"
    for event in [
      UIControl.Event.editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit,
    ] { field.sendActions(for: event) }
    #expect(calls == ["action", "event 7", "a", "begin", "end", "return"])
    #expect(text.value == "a")
    #expect(field.leftView === left && field.rightViewMode == .never)
    #expect(field.delegate != nil)
    let control = UIPageControl().attach().numberOfPages(3)
      .bind(\.currentPage, to: page, on: .valueChanged).view
    control.currentPage = 2
    control.sendActions(for: .valueChanged)
    #expect(page.value == 2)
    let typed = State("b")
    let view = UITextView().attach().text(typed).onTextChange { calls.append($0) }.view
    #expect(view.text == "b")
  }

  @Test("A stack view, a scroll view and a navigation box have their functions") func containers() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView {
      one; two
    }.attach().customSpacing(12, after: one).view
    #expect(stack.customSpacing(after: one) == 12)
    let scroll = UIScrollView().attach().showsIndicators(false).onContentOffsetChanged { _ in }
      .onPageChanged { _ in }.view
    #expect(!scroll.showsVerticalScrollIndicator)
    #expect(NavigationBox("a") {}.attach().title("b").view.titleLabel?.text == "b")
  }
}
