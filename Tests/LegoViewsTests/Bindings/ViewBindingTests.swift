import LegoTesting
import LegoViews
import Testing
import UIKit
import ViewSupport

@MainActor @Suite("Bindings of views") struct ViewBindingTests {
  private struct Item: Equatable { var title: String?, count = 1 }

  /// A controller that has no reference to itself other than those that modifiers store.
  private final class Controller: UIViewController {
    @State var text = "abc"
    private(set) var events = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.arrangeViews {
        UILabel().text($text)
        UITextField().text($text)
        UIButton().text($text).action { [weak self] in self?.events += 1 }
      }
    }
  }

  @Test("A label follows state, a conversion of state, and a binding") func label() {
    let (state, item) = (State(""), State(Item(title: "One")))
    let label = UILabel().text(state)
    let title = UILabel().text(item.map { $0.title })
    let count = UILabel().text(item.map { $0.count.description })
    let bound = UILabel().text(state.binding)
    state.input(value: "i am a new text")
    item.value.title = "Two"
    item.value.count = 99
    #expect(label.text == "i am a new text")
    #expect(bound.text == "i am a new text")
    #expect(title.text == "Two")
    #expect(count.text == "99")
  }

  @Test("A binding that is nil leaves the value that was set") func missingBinding() {
    let controller: Controller? = nil
    let label = UILabel().text("static").text(controller?.$text)
    #expect(label.text == "static")
    #expect(UILabel().set(\.tag, to: 3).bind(\.tag, to: State<Int>?.none).tag == 3)
  }

  @Test("A value that a property has already is not set") func equalValues() {
    final class CountingLabel: UILabel {
      var writes = 0
      override var text: String? { didSet { writes += 1 } }
    }
    let (subject, other) = (Subject<String>(), Subject<String?>())
    let label = CountingLabel().text(subject)
    subject.onNext("a")
    subject.onNext("a")
    #expect(label.writes == 1)
    label.bind(\.text, to: other)
    other.onNext("a")
    #expect(label.writes == 1)
    other.onNext(nil)
    #expect(label.writes == 2)
  }

  @Test("A write lays out the box in the next layout pass") func layout() {
    let state = State(CGFloat(10))
    let (view, follower) = (UIView().width(state).height(5), UIView().size(5, 5))
    let box = HBox {
      view; follower
    }
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    box.layoutIfNeeded()
    #expect(follower.frame.minX == 10)
    state.value = 30
    #expect(follower.frame.minX == 10)
    box.layoutIfNeeded()
    #expect(follower.frame.minX == 30)
    view.hidden(State(true))
    box.layoutIfNeeded()
    #expect(follower.frame.minX == 0)
  }

  @Test("A view is released, and its bindings with it, while the state exists") func view() {
    let state = State("a")
    weak var label: UILabel?
    weak var field: UITextField?
    do {
      let (strongLabel, strongField) = (UILabel().text(state), UITextField().text(state))
      (label, field) = (strongLabel, strongField)
      state.value = "b"
      #expect(strongField.text == "b")
    }
    #expect(label == nil)
    #expect(field == nil)
    state.value = "c"
  }

  @Test("Views do not retain the state that they are bound to, nor do observers") func state() {
    final class Token {}
    weak var token: Token?
    weak var observed: Token?
    let label: UILabel
    do {
      let (state, other) = (State<Token?>(Token()), State<Token?>(Token()))
      (token, observed) = (state.value, other.value)
      label = UILabel().text(state.map { $0 == nil ? "none" : "some" })
      _ = other.outputing { _ in }
    }
    #expect(label.text == "some")
    #expect(token == nil)
    #expect(observed == nil)
  }

  @Test("A controller with bound views and events is released") func controller() {
    weak var released: Controller?
    do {
      let controller = Controller()
      controller.loadViewIfNeeded()
      released = controller
      let button = controller.view.subviews.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .touchUpInside)
      #expect(controller.events == 1)
      controller.text = "new"
      #expect(button?.title(for: .normal) == "new")
    }
    #expect(released == nil)
  }

  @Test("A user's own class has static and bound modifiers in ten lines") func ownClass() {
    let level = State(CGFloat(0.5))
    let gauge = GaugeView().level(0.25)
    #expect(gauge.level == 0.25)
    gauge.level(level)
    #expect(gauge.level == 0.5)
    level.value = 1
    #expect(gauge.level == 1)
  }
}

/// A view of an app, without any knowledge of modifiers.
private class GaugeView: UIView {
  var level: CGFloat = 0 { didSet { setNeedsDisplay() } }
}

extension ViewModifiable where Self: GaugeView {
  @discardableResult fileprivate func level(_ level: CGFloat) -> Self {
    set(\.level, to: level, resizes: false)
  }

  @discardableResult fileprivate func level(_ level: (some Outputing<CGFloat>)?) -> Self {
    bind(\.level, to: level, resizes: false)
  }
}
