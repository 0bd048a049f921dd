import LegoViews
import UIKit

/// Counters, which are views with a state and events, and the sum of what they count.
final class ComponentScreen: UIViewController {
  @State private var counters = [
    CounterView.ViewState(title: "Apples", count: 1, color: .systemRed),
    CounterView.ViewState(title: "Pears", count: 2, color: .systemGreen),
    CounterView.ViewState(title: "Plums", count: 3, color: .systemPurple),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Components"
    view.backgroundColor(.systemGroupedBackground).arrangeViews {
      ScrollBox(.vertical) {
        UILabel.groupTitle("Basket")
        VBox {
          for index in counters.indices {
            if index > 0 { UIView.separator(leading: 40) }
            CounterView()
              .viewState($counters.map(\.[index]))
              .onEventProduced { [weak self] in self?.handle($0, at: index) }
              .size(.fill, .wrap)
          }
        }
        .grouped()
        UILabel().text($counters.map { "Sum: \($0.reduce(0) { $0 + $1.count })" })
          .textStyle(.headline).textAlignment(.center).numberOfLines(0).size(.fill, .wrap)
          .margin(top: 8)
      }
      .space(8)
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
final class CounterView: VBox, Stateful, Eventable {
  /// The values that the view displays.
  struct ViewState: Equatable {
    var title = ""
    var count = 0
    var color = UIColor.systemGray
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
      HFlow {
        HBox {
          UIView().backgroundColor(viewState.map(\.color)).cornerRadius(8).size(16, 16)
          UILabel().text(viewState.map(\.title)).textStyle(.body).numberOfLines(0)
        }
        .space(8).justifyContent(.centerY)
        HBox {
          button("minus", label: "Less", event: .onDecrement)
          UILabel().text(viewState.map { String($0.count) }).textStyle(.headline)
            .textAlignment(.center).size(.wrap(min: 32), .wrap)
          button("plus", label: "More", event: .onIncrement)
        }
        .space(8).justifyContent(.centerY).place(.trailing)
      }
      .space(8).justifyContent(.centerY).padding(top: 8, leading: 16, bottom: 8, trailing: 12)
      .size(.fill, .wrap)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func button(_ symbol: String, label: String, event: Event) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbol)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 15, weight: .semibold)
    configuration.cornerStyle = .capsule
    return UIButton(configuration: configuration).accessibilityLabel(label)
      .size(36, 36).action { [weak self] in self?.emit(event) }
  }
}
