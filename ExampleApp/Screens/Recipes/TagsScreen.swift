import LegoKit
import UIKit

/// Tags as chips: a tap moves one to the chosen ones and back; a field filters them and adds others.
final class TagsScreen: LegoViewController {
  @StateObject var model = TagsModel()

  override var lego: Lego {
    Lego {
      Section(id: "search", layout: .list(.insetGrouped)) {
        TextFieldRow("", text: $model.query, prompt: "Search or add a tag")
          .keyboard(.default, capitalization: .words, correction: .no, returnKey: .done)
          .onSubmit { [model] in model.submit() }
      }
      let isEmpty = model.chosen.isEmpty
      Section(
        id: "chosen", layout: Self.chips,
        header: TextHeader(isEmpty ? "Tap a tag to choose it" : "Chosen", id: "chosen")
      ) {
        ForEach(model.chosen, id: \.self) { [model] in Self.chip($0, isChosen: true, model) }
      }
      Section(id: "others", layout: Self.chips, header: TextHeader("Tags")) {
        ForEach(model.suggestions, id: \.self) { [model] in Self.chip($0, isChosen: false, model) }
        if let tag = model.newTag {
          ChipRow("Add “\(tag)”", id: "add \(tag)").onSelect { [model] in model.submit() }
        }
      }
    }
  }

  private static func chip(_ tag: String, isChosen: Bool, _ model: TagsModel) -> some LegoItem {
    ChipRow(tag, isSelected: isChosen).onSelect { model.toggle(tag) }
      .accessibilityHint(isChosen ? "Removes the tag" : "Chooses the tag")
  }

  private static let chips = ChipsLayout(
    insets: NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16))

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
    title = "Tags"
  }
}
