import LegoSupport
import Puyopuyo
import TestSupport
import Testing
import UIKit

// The code blocks of Puyopuyo's document, by its headings: "基本使用", "数据管理", "复杂View的构建方式",
// "Style样式", "动画", "与其他布局混用" and "获取视图的最终位置", as they are written there. The declarations of
// "数据管理" are in `Streams`, the classes of "复杂View的构建方式", "Style样式" and "动画" in `CustomView`, those of
// "布局Box" in `MeasurableTests`, and that of "扩展性" in `PuyopuyoTests+Slider`.
//
// Blocks on a variable of their own, `$0`, stand in the block of a box. An empty body, `{}` of CustomAnimator,
// and the ellipsis of State are left out.

/// What the document's blocks have printed.
@MainActor private var printed: [String] = []

/// Records what a block of the document prints.
@MainActor private func print(_ text: String) { printed.append(text) }

@MainActor @Suite("The code of Puyopuyo's document", .serialized) struct PuyopuyoTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { child in
      (child as? View).map { [$0] } ?? views(of: type, in: child)
    }
  }

  @Test("Views attach to a box, with sizes of their own")
  func basics() throws {
    // 声明一个垂直布局
    VBox().attach(view) {
      UILabel().attach($0)
        .text("i am a text")
        .size(.wrap(add: 20), 100)

      UIButton().attach($0)
        .text("i am a button")
        .size(.fill, .wrap)
    }
    view.layoutIfNeeded()
    let label = try #require(views(of: UILabel.self, in: view).first)
    let button = try #require(views(of: UIButton.self, in: view).first)
    #expect(label.text == "i am a text")
    // The width of the text, and 20 points.
    #expect(label.frame.size == CGSize(width: label.sizeThatFits(.zero).width + 20, height: 100))
    #expect(button.title(for: .normal) == "i am a button")
    #expect(button.frame.minY == 100)
    #expect(button.frame.width == button.superview?.bounds.width)
  }

  @Test("The boxes are of the classes of the document's tree")
  func classes() {
    #expect(ZBox() as UIView is BoxView)
    #expect(FlatBox() as UIView is BoxView)
    #expect(HBox() as UIView is FlatBox)
    #expect(VBox() as UIView is FlatBox)
    #expect(FlowBox() as UIView is BoxView)
    #expect(HFlow() as UIView is FlowBox)
    #expect(VFlow() as UIView is FlowBox)
    #expect(!(ZBox() as UIView is FlatBox))
    #expect(!(HFlow() as UIView is FlatBox))
  }

  @Test("State is an output and an input: a label follows it, and a button reports its taps")
  func state() throws {
    printed = []
    // 创建一个State
    let textState = State("")
    HBox().attach(view) {
      UILabel().attach($0)
        .text(textState)  // 绑定state
      UIButton().attach($0)
        .text("i am a button")
        // 绑定UIControl事件
        .onEvent(
          .touchUpInside,
          SimpleInput { sender in
            print("button clicked !!! ")
          })
    }
    // 修改数据源，绑定的Label将自动更新。另外数据和UI没有相互引用。
    textState.input(value: "i am a new text")
    #expect(views(of: UILabel.self, in: view).first?.text == "i am a new text")
    try #require(views(of: UIButton.self, in: view).first).sendActions(for: .touchUpInside)
    #expect(printed == ["button clicked !!! "])
  }

  @Test("A stream of another library is used wherever state is")
  func otherStream() {
    let subject = PublishSubject<String>()
    let label = UILabel().attach().text(subject).view
    subject.input(value: "a")
    #expect(label.text == "a")
    let flags = PublishSubject<Bool>()
    let names = PublishSubject<[String]>()
    let box = VBox {
      IfBlock(flags) {
        Piece("yes")
      } else: {
        Piece("no")
      }
      ForEach(names) { Piece($0) }
    }
    #expect(box.pieceNames == "no")
    flags.input(value: true)
    names.input(value: ["b", "c"])
    box.layoutIfNeeded()
    #expect(box.pieceNames == "yesbc")
  }

  @Test("An observation is ended by the document's name, whoever has created it")
  func unbinders() {
    let subject = PublishSubject<Int>()
    var values: [Int] = []
    let unbinder = subject.outputing { values.append($0) }
    subject.input(value: 1)
    unbinder.py_unbind()
    subject.input(value: 2)
    #expect(values == [1])
    let state = State(3)
    let other = state.outputing { values.append($0) }
    other.py_unbind()
    state.value = 4
    #expect(values == [1, 3])
    let source = OwnSource()
    var label: UILabel? = UILabel().attach().text(source).view
    #expect(label?.text == "own")
    #expect(source.unbinder.count == 0)
    label = nil
    #expect(source.unbinder.count == 1)
  }

  @Test("A component follows the state of its parent, and reports its events")
  func component() throws {
    printed = []
    // 使用
    let state = State(CustomView.ViewState())
    let box = VBox().attach {
      CustomView().attach($0)
        .viewState(state)  // 绑定状态
        .onEventProduced(
          SimpleInput { event in
            // 事件回调
            switch event {
            case .onClick:
              print("clicked~~~")
            }
          })
    }
    state.value.title = "nwe text"
    state.value.count = 99
    #expect(views(of: UILabel.self, in: box.view).prefix(2).map(\.text) == ["nwe text", "99"])
    try #require(views(of: UIButton.self, in: box.view).first).sendActions(for: .touchUpInside)
    #expect(printed == ["clicked~~~"])
  }

  @Test("Styles are values that are applied to views")
  func styles() throws {
    VBox().attach(view) {
      // 使用
      UILabel().attach($0)
        .styles(CustomStyles.titleStyle())
    }
    let label = try #require(views(of: UILabel.self, in: view).first)
    #expect(label.font == UIFont.systemFont(ofSize: 16, weight: .bold))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.layer.cornerRadius == 12)
    let tapped = UILabel().attach()
      .userInteractionEnabled(true)
      .style(TapRippleStyle())  // Material的涟漪效果
      .style(TapScaleStyle())  // 点击改变大小
    #expect(tapped.view.isUserInteractionEnabled)
    // One recognizer for each style.
    #expect(tapped.view.gestureRecognizers?.count == 2)
    #expect(UILabel().attach().style(TagStyle()).view.tag == 7)
  }

  @Test("A box changes the frames of its views through its animator")
  func animator() {
    VBox().attach()
      .animator(Animators.none)  // 默认值
      .animator(Animators.default)  // 默认动画
    let animator = CustomAnimator()
    var changed: [UIView] = []
    let unbinder = animator.log.outputing { changed.append($0) }
    let piece = Piece("a")
    let box = VBox().attach(view) { piece.attach($0) }.animator(animator).view
    view.layoutIfNeeded()
    changed = []
    piece.attach().height(50)
    view.layoutIfNeeded()
    #expect(changed == [piece])
    #expect(piece.frame.height == 50)
    #expect(box.frame.height == 50)
    unbinder.py_unbind()
  }

  @Test("A view that isn't active has a frame of its own")
  func activate() throws {
    let box = VBox().attach {
      UILabel().attach($0)
        // VBox将忽略本视图的计算
        .activate(false)
        // 忽略之后可以直接设置其位置，该API只能用于 activate = false 的时候
        .frame(x: 0, y: 0, w: 100, h: 100)
    }.view
    box.frame = view.bounds
    box.layoutIfNeeded()
    #expect(box.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(box.sizeThatFits(.zero) == .zero)
  }

  @Test("The geometry of a view is reported when it has changed")
  func geometry() async throws {
    UIView().attach()
      .onBoundsChanged(
        SimpleInput { bounds in
          // bounds
        }
      )
      .onFrameChanged(
        SimpleInput { frame in
          // frame
        }
      )
      .onCenterChanged(
        SimpleInput { center in
          // center
        })
    var (sizes, frames, centers): ([CGSize], [CGRect], [CGPoint]) = ([], [], [])
    let observed = UIView().attach()
      .onBoundsChanged(SimpleInput { bounds in sizes.append(bounds.size) })
      .onFrameChanged(SimpleInput { frame in frames.append(frame) })
      .onCenterChanged(SimpleInput { center in centers.append(center) })
      .view
    observed.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    try await nextRunLoopPass()
    #expect(sizes.last == CGSize(width: 30, height: 40))
    #expect(frames.last == CGRect(x: 10, y: 20, width: 30, height: 40))
    // 10 + 30 / 2 and 20 + 40 / 2.
    #expect(centers.last == CGPoint(x: 25, y: 40))
  }

  @Test("The weak target of an action may be released before the control") func weakTarget() {
    final class Target { var calls = 0 }
    let button = UIButton()
    var calls = 0
    do {
      let target = Target()
      button.attach().addWeakAction(to: target, for: .touchUpInside) { target, sender in
        #expect(sender === button)
        target.calls += 1
        calls = target.calls
      }
      button.sendActions(for: .touchUpInside)
      #expect(calls == 1)
    }
    button.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test("An event is input to receivers, with and without the control") func receivers() {
    var calls: [String] = []
    let button = UIButton().attach()
      .tag(7)
      .onEvent(.touchUpInside, SimpleInput { sender in calls.append("input \(sender.tag)") })
      .onEvent(.touchUpInside, SimpleInput { calls.append("no value") })
      .onEvent(.touchUpInside, SimpleIO<UIButton>?.none)
      .view
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["input 7", "no value"])
  }
}
