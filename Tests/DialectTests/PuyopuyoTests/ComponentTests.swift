import Puyopuyo
import Testing
import UIKit

/// A component as an app's author writes one.
private final class CounterView: UIView, Stateful, Eventable {
  struct ViewState: Equatable {
    var title = ""
    var count = 1
  }

  enum Event {
    case onIncrement
  }

  let viewState = State(ViewState())
  let eventProducer = SimpleIO<Event>()
  let title = UILabel()
  let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrangeViews {
      VBox {
        title.text(viewState.map { $0.title })
        count.text(viewState.map { String($0.count) })
      }
      .alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Components with a state and events") struct ComponentTests {
  @Test("A component follows the state of its parent")
  func state() {
    let state = State(CounterView.ViewState())
    let view = CounterView().viewState(state)
    #expect(view.count.text == "1")
    state.value.title = "new text"
    state.value.count = 99
    #expect([view.title.text, view.count.text] == ["new text", "99"])
  }

  @Test("A component may have its state set once")
  func constantState() {
    let view = CounterView().viewState(CounterView.ViewState(title: "a", count: 2))
    #expect([view.title.text, view.count.text] == ["a", "2"])
  }

  @Test("Events reach the receivers of the parent in order")
  func events() {
    var log: [String] = []
    let view = CounterView()
      .onEventProduced { log.append("first \($0)") }
      .onEventProduced { log.append("second \($0)") }
    view.emmit(.onIncrement)
    #expect(log == ["first onIncrement", "second onIncrement"])
  }

  @Test("A component is released though its state and its parent's state exist")
  func release() {
    let state = State(CounterView.ViewState())
    weak var released: CounterView?
    do {
      let view = CounterView().viewState(state).onEventProduced { _ in }
      released = view
    }
    #expect(released == nil)
    state.value.count = 3
  }
}
