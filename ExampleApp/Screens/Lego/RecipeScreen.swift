import LegoViews
import UIKit

/// A recipe: an image, facts, ingredients to check off, numbered steps and other recipes.
final class RecipeScreen: LegoViewController {
  @State private var portions = 2
  @State private var checked: Set<String> = []
  private let recipe = Recipe.soup

  override var lego: Lego {
    Lego {
      Section(id: "image", layout: .rows(insets: Self.insets)) {
        ViewItem(id: "image") {
          UIImageView(image: Cover.image(size: CGSize(width: 700, height: 350), hue: 0.55))
            .contentMode(.scaleAspectFill).clipped().cornerRadius(16)
        }
        .aspectRatio(2)
      }
      Section(id: "facts", layout: .chips(insets: Self.insets)) {
        ForEach(recipe.facts, id: \.self) { ChipRow($0) }
      }
      Section(id: "ingredients", layout: .list(.insetGrouped), header: TextHeader("Ingredients")) {
        StepperRow("Portions", value: $portions, in: 1...12)
        for ingredient in recipe.ingredients { row(of: ingredient) }
      }
      Section(id: "steps", layout: .list(.insetGrouped), header: TextHeader("Steps")) {
        for (index, step) in recipe.steps.enumerated() {
          TextRow(step).image(.symbol("\(index + 1).circle"))
        }
      }
      Section(
        id: "others", layout: .carousel(itemWidth: .fixed(130), insets: Self.insets),
        header: TextHeader("Goes Well With")
      ) {
        ForEach(recipe.others) { dish in
          ViewItem(id: dish.id, dish) { dish in
            UIImageView().image(
              dish.map { Cover.image(size: .init(width: 130, height: 90), hue: $0.hue) }
            )
            .cornerRadius(10).clipped().size(.fill, 90)
            UILabel().text(dish.id).textStyle(.footnote).numberOfLines(0).size(.fill, .wrap)
          }
        }
      }
    }
  }

  private func row(of ingredient: Recipe.Ingredient) -> ModifiedItem<ValueRow> {
    let isChecked = checked.contains(ingredient.id)
    return ValueRow(ingredient.id, "\(ingredient.amount * portions) \(ingredient.unit)")
      .accessories(isChecked ? [.checkmark] : [])
      .onSelect(on: self) { $0.checked.formSymmetricDifference([ingredient.id]) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe.title
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
  }

  private static let insets = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}
