import LegoSupport
import Puyopuyo
import TestSupport
import Testing
import UIKit

// The code blocks of Puyopuyo's document, in their order.

/// A stream of another library, as Rx has them.
@MainActor private final class PublishSubject<Element> {
  private var observers: [Int: (Element) -> Void] = [:]
  private var count = 0

  func onNext(_ value: Element) {
    for observer in observers.sorted(by: { $0.key < $1.key }) { observer.value(value) }
  }

  func subscribe(onNext: @escaping (Element) -> Void) -> () -> Void {
    count += 1
    let id = count
    observers[id] = onNext
    return { [weak self] in self?.observers[id] = nil }
  }
}

extension PublishSubject: Outputing {
  typealias OutputType = Element

  func outputing(_ block: @escaping (Element) -> Void) -> any Unbinder {
    let dispose = subscribe(onNext: { value in
      block(value)
    })
    return Unbinders.create {
      dispose()
    }
  }
}

extension PublishSubject: Inputing {
  typealias InputType = Element

  func input(value: Element) {
    onNext(value)
  }
}

/// The component of the document.
private final class CustomView: UIView, Stateful, Eventable {
  struct ViewState {
    var title: String?
    var count = 1
  }

  enum Event {
    case onClick
  }

  let viewState = State(ViewState())
  let eventProducer = SimpleIO<Event>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    attach {
      VBox().attach($0) {
        UILabel().attach($0)
          .text(self.viewState.map { $0.title })
        UILabel().attach($0)
          .text(self.viewState.map { $0.count.description })

        UIButton().attach($0)
          .addWeakAction(
            to: self, for: .touchUpInside,
            { (this, _) in
              this.emit(.onClick)
            })
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private enum CustomStyles {
  static func titleStyle() -> [any Style] {
    [
      UIFont.systemFont(ofSize: 16, weight: .bold),
      TextColorStyle(value: .red, state: .normal),
      TextAlignmentStyle(value: .right, state: .normal),
      (\UIView.layer.cornerRadius).getStyle(with: 12),
    ]
  }
}

/// An animator that counts the frames that it changes.
private final class CountingAnimator: Animator {
  var count = 0

  func animate(view: UIView, layouting: @escaping () -> Void) {
    count += 1
    layouting()
  }
}

@MainActor @Suite("The code of Puyopuyo's document") struct PuyopuyoTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("Views attach to a box, with sizes of their own")
  func basics() throws {
    let (text, button) = (Piece("text", 80, 20), UIButton())
    VBox().attach(view) {
      text.attach($0)
        .size(.wrap(add: 20), 100)

      button.attach($0)
        .text("i am a button")
        .size(.fill, .wrap)
    }
    .size(.fill, .fill)
    view.layoutIfNeeded()
    // 80 + 20 wide.
    #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(button.frame.minX == 0)
    #expect(button.frame.minY == 100)
    #expect(button.frame.width == 320)
    #expect(button.title(for: .normal) == "i am a button")
  }

  @Test("The boxes are of the classes of the document's tree")
  func classes() {
    #expect(ZBox() as UIView is BoxView)
    #expect(HBox() as UIView is BoxView)
    #expect(VBox() as UIView is BoxView)
    #expect(HFlow() as UIView is BoxView)
    #expect(VFlow() as UIView is BoxView)
  }

  @Test("State is an output and an input: a label follows it, and a button reports its taps")
  func state() {
    let textState = State("")
    let (label, button) = (UILabel(), UIButton())
    var taps = 0
    HBox().attach(view) {
      label.attach($0)
        .text(textState)
      button.attach($0)
        .text("i am a button")
        .onEvent(
          .touchUpInside,
          SimpleInput { _ in
            taps += 1
          })
    }
    #expect(label.text == "")
    textState.input(value: "i am a new text")
    #expect(label.text == "i am a new text")
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test("A stream of another library is used wherever state is")
  func otherStream() {
    let subject = PublishSubject<String>()
    let label = UILabel().text(subject)
    subject.input(value: "a")
    #expect(label.text == "a")
    let flags = PublishSubject<Bool>()
    let names = PublishSubject<[String]>()
    let box = VBox {
      IfBlock(flags) {
        Piece("yes")
      } contentElse: {
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

  @Test("A component follows the state of its parent, and reports its events")
  func component() throws {
    var log: [String] = []
    let state = State(CustomView.ViewState())
    let box = VBox().attach {
      CustomView().attach($0)
        .viewState(state)
        .onEventProduced(
          SimpleInput { event in
            switch event {
            case .onClick:
              log.append("clicked~~~")
            }
          })
    }
    state.value.title = "new text"
    state.value.count = 99
    #expect(views(of: UILabel.self, in: box).prefix(2).map(\.text) == ["new text", "99"])
    let button = try #require(views(of: UIButton.self, in: box).first)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["clicked~~~"])
  }

  @Test("Styles are values that are applied to views")
  func styles() {
    let label = UILabel().attach(view)
      .styles(CustomStyles.titleStyle())
    #expect(label.font == UIFont.systemFont(ofSize: 16, weight: .bold))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.layer.cornerRadius == 12)
    UILabel().attach()
      .userInteractionEnabled(true)
      .style(TapRippleStyle())
      .style(TapScaleStyle())
  }

  @Test("A box changes the frames of its views through its animator")
  func animator() {
    VBox().attach()
      .animator(Animators.none)
      .animator(Animators.default)
    let animator = CountingAnimator()
    let piece = Piece("a")
    let box = VBox().attach(view) { piece.attach($0) }.animator(animator)
    view.layoutIfNeeded()
    let before = animator.count
    piece.height(50)
    view.layoutIfNeeded()
    #expect(animator.count > before)
    #expect(piece.frame.height == 50)
    #expect(box.frame.height == 50)
  }

  @Test("A view that isn't active has a frame of its own")
  func activate() {
    let label = UILabel()
    let box = VBox().attach {
      label.attach($0)
        .activate(false)
        .frame(x: 0, y: 0, w: 100, h: 100)
    }
    box.frame = view.bounds
    box.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(box.sizeThatFits(.zero) == .zero)
  }

  @Test("The geometry of a view is reported when it has changed")
  func geometry() async throws {
    var (sizes, frames, centers): ([CGSize], [CGRect], [CGPoint]) = ([], [], [])
    let observed = UIView().attach()
      .onBoundsChanged(
        SimpleInput { bounds in
          sizes.append(bounds.size)
        }
      )
      .onFrameChanged(
        SimpleInput { frame in
          frames.append(frame)
        }
      )
      .onCenterChanged(
        SimpleInput { center in
          centers.append(center)
        })
    observed.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    try await nextRunLoopPass()
    #expect(sizes.last == CGSize(width: 30, height: 40))
    #expect(frames.last == CGRect(x: 10, y: 20, width: 30, height: 40))
    // 10 + 30 / 2 and 20 + 40 / 2.
    #expect(centers.last == CGPoint(x: 25, y: 40))
  }
}
