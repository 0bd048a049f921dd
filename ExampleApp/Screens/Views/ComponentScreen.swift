import LegoViews
import UIKit

/// Counters, which are views with a binding, and the sum of what they count.
final class ComponentScreen: UIViewController {
  @State private var counters = [
    CounterView.Counter(title: "Apples", count: 1, color: .systemRed),
    CounterView.Counter(title: "Pears", count: 2, color: .systemGreen),
    CounterView.Counter(title: "Plums", count: 3, color: .systemPurple),
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
            CounterView($counters[index]).size(.fill, .wrap)
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
}

/// A title, a number and two buttons.
final class CounterView: VBox {
  /// The values that the view displays and changes.
  struct Counter: Equatable {
    var title = ""
    var count = 0
    var color = UIColor.systemGray
  }

  init(_ counter: Binding<Counter>) {
    super.init(frame: .zero)
    arrangeViews {
      HFlow {
        HBox {
          UIView().backgroundColor(counter.map { $0.color }).cornerRadius(8).size(16, 16)
          UILabel().text(counter.map { $0.title }).textStyle(.body).numberOfLines(0)
        }
        .space(8).justifyContent(.centerY)
        HBox {
          button("minus", label: "Less") { counter.wrappedValue.count -= 1 }
          UILabel().text(counter.map { String($0.count) }).textStyle(.headline)
            .textAlignment(.center).size(.wrap(min: 32), .wrap)
          button("plus", label: "More") { counter.wrappedValue.count += 1 }
        }
        .space(8).justifyContent(.centerY).place(.trailing)
      }
      .space(8).justifyContent(.centerY).padding(top: 8, leading: 16, bottom: 8, trailing: 12)
      .size(.fill, .wrap)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func button(
    _ symbol: String, label: String, _ action: @escaping @MainActor () -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.image = UIImage(systemName: symbol)
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 15, weight: .semibold)
    configuration.cornerStyle = .capsule
    return UIButton(configuration: configuration).accessibilityLabel(label)
      .size(36, 36).action(action)
  }
}
