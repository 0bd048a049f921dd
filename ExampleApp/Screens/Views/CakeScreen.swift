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
    let bound = $ingredients
    view.backgroundColor(.systemBackground).arrangeViews {
      ScrollBox(.vertical) {
        IfBlock($showsCake) {
          VBox {
            UILabel().text("Cake").textStyle(.largeTitle)
            UILabel().text(bound.map { "Made with \($0.count) ingredients" })
              .textStyle(.subheadline).numberOfLines(0).size(.fill, .wrap)
          }
          .padding(16).border(width: 1, color: .systemBlue).cornerRadius(8).size(.fill, .wrap)
        } else: {
          UILabel().text("No cake yet").textStyle(.body).textColor(.secondaryLabel)
        }
        ForEach($ingredients) { name in
          HBox {
            UIView().backgroundColor(.systemOrange).cornerRadius(5).size(10, 10)
            UILabel().text(name).textStyle(.body).size(.fill, .wrap)
          }
          .space(10).justifyContent(.centerY).size(.fill, .wrap)
        }
        Self.button("Bake or eat") { [weak self] in self?.showsCake.toggle() }
        Self.button("Add an ingredient") { [weak self] in self?.addIngredient() }
        Self.button("Reverse") { [weak self] in self?.ingredients.reverse() }
      }
      .space(12)
      .padding(16)
      .alignment(.allEdges)
    }
  }

  private func addIngredient() {
    guard let next = others.first(where: { !ingredients.contains($0) }) else { return }
    withLegoTransaction(.automatic) { ingredients.append(next) }
  }

  private static func button(_ title: String, action: @escaping @MainActor @Sendable () -> Void)
    -> UIView
  {
    UIButton(configuration: .gray()).text(title).action(action).size(.fill, .wrap)
  }
}
