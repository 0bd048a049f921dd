import LegoViews
import UIKit

/// Counters, which are views with a state and events, and the sum of what they count.
final class ComponentScreen: UIViewController {
  @State private var counters = [
    CounterView.ViewState(title: "Apples", count: 1),
    CounterView.ViewState(title: "Pears", count: 2),
    CounterView.ViewState(title: "Plums", count: 3),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Components"
    view.backgroundColor(.systemBackground).arrangeViews {
      ScrollBox(.vertical) {
        for index in counters.indices {
          CounterView()
            .viewState($counters.map(\.[index]))
            .onEventProduced { [weak self] in self?.handle($0, at: index) }
            .size(.fill, .wrap)
        }
        UILabel().text($counters.map { "Sum: \($0.reduce(0) { $0 + $1.count })" })
          .textStyle(.title3)
      }
      .space(12)
      .padding(16)
      .alignment(.allEdges)
    }
  }

  private func handle(_ event: CounterView.Event, at index: Int) {
    switch event {
    case .onIncrement: counters[index].count += 1
    case .onDecrement: counters[index].count -= 1
    }
  }
}

/// A title, a number and two buttons.
final class CounterView: UIView, Stateful, Eventable {
  /// The values that the view displays.
  struct ViewState: Equatable {
    var title = ""
    var count = 0
  }

  /// The actions of the user.
  enum Event {
    case onIncrement, onDecrement
  }

  let viewState = State(ViewState())
  let eventProducer = SimpleIO<Event>()

  override init(frame: CGRect) {
    super.init(frame: frame)
    arrangeViews {
      HBox {
        UILabel().text(viewState.map(\.title)).textStyle(.body).numberOfLines(0)
          .size(.fill, .wrap)
        button("−", label: "Less", event: .onDecrement)
        UILabel().text(viewState.map { String($0.count) }).textStyle(.headline)
          .textAlignment(.center).size(.wrap(min: 44), .wrap)
        button("+", label: "More", event: .onIncrement)
      }
      .space(8).justifyContent(.centerY).padding(8)
      .backgroundColor(.secondarySystemBackground).cornerRadius(10)
      .alignment(.allEdges)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func button(_ title: String, label: String, event: Event) -> UIButton {
    UIButton(configuration: .gray()).text(title)
      .accessibilityLabel(label)
      .action { [weak self] in self?.emit(event) }
  }
}
