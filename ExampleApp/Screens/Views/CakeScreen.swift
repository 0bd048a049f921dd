import LegoViews
import UIKit

/// A cake that a button bakes, with its ingredients: a condition and a loop that follow state.
final class CakeScreen: UIViewController {
  @State private var showsCake = false
  @State private var ingredients = ["Flour", "Sugar", "Eggs"]
  private let others = ["Butter", "Vanilla", "Cherries", "Cream"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cake"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reverse", primaryAction: UIAction { [weak self] _ in self?.ingredients.reverse() })
    let count = $ingredients.map { "Made with \($0.count) ingredients" }
    view.backgroundColor(.systemGroupedBackground).arrangeViews {
      ScrollBox(.vertical) {
        VBox {
          IfBlock($showsCake) { Self.plate("Cake", detail: count, color: .systemPink) }
          IfBlock($showsCake, map: { !$0 }) {
            Self.plate(
              "No cake yet", detail: State("Its ingredients are ready"), color: .tertiaryLabel)
          }
        }
        .padding(16).grouped()
        UILabel.groupTitle("Ingredients").margin(top: 12)
        VBox {
          ForEach($ingredients) { name in
            Self.row(of: name)
            UIView.separator(leading: 38)
          }
          UIButton(configuration: Self.addButton)
            .then { $0.contentHorizontalAlignment = .leading }
            .action { [weak self] in self?.addIngredient() }.size(.fill, .wrap)
        }
        .grouped()
        UIButton(configuration: Self.bakeButton)
          .action { [weak self] in self?.showsCake.toggle() }
          .size(.fill, .wrap).margin(top: 16)
      }
      .space(8)
      .padding(16)
      .alignment(.allEdges)
    }
  }

  private func addIngredient() {
    guard let next = others.first(where: { !ingredients.contains($0) }) else { return }
    withLegoTransaction(.automatic) { ingredients.append(next) }
  }

  /// Creates an image of a cake above a title and a detail.
  private static func plate(_ title: String, detail: some Outputing<String>, color: UIColor)
    -> UIView
  {
    HBox {
      UIImageView().systemImage("birthday.cake.fill").tintColor(color).contentMode(.center)
        .symbolConfiguration(UIImage.SymbolConfiguration(pointSize: 36))
      VBox {
        UILabel().text(title).textStyle(.title3, weight: .semibold).numberOfLines(0)
          .size(.fill, .wrap)
        UILabel().text(detail).textStyle(.subheadline).textColor(.secondaryLabel)
          .numberOfLines(0).size(.fill, .wrap)
      }
      .size(.fill, .wrap)
    }
    .space(16).justifyContent(.centerY).size(.fill, .wrap)
  }

  private static func row(of ingredient: String) -> UIView {
    HBox {
      UIView().backgroundColor(.systemOrange).cornerRadius(5).size(10, 10)
      UILabel().text(ingredient).textStyle(.body).numberOfLines(0).size(.fill, .wrap)
    }
    .space(12).justifyContent(.centerY).padding(top: 11, leading: 16, bottom: 11, trailing: 16)
    .size(.fill, .wrap)
  }

  private static var addButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Add an ingredient"
    configuration.image = UIImage(systemName: "plus")
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      textStyle: .footnote)
    configuration.imagePadding = 12
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 11, leading: 15, bottom: 11, trailing: 16)
    return configuration
  }

  private static var bakeButton: UIButton.Configuration {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Bake or eat"
    configuration.buttonSize = .large
    return configuration
  }
}
