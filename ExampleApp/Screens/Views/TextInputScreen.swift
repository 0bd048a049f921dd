import LegoViews
import UIKit

/// A field and labels that are bound to the same text: what is typed appears at once.
final class TextInputScreen: UIViewController {
  @State private var text = "abc"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text input"
    let text = $text
    view.backgroundColor(.systemGroupedBackground).arrangeViews {
      ScrollBox(.vertical) {
        UILabel.groupTitle("Preview")
        VBox {
          UILabel().text(text).textStyle(.title2).numberOfLines(0).size(.fill, .wrap(min: 27))
            .accessibilityIdentifier("output")
        }
        .padding(top: 23, leading: 16, bottom: 23, trailing: 16).grouped()
        UILabel.groupTitle("Your input").margin(top: 16)
        VBox {
          UITextField().text(text).placeholder("Type something").clearButtonMode(.whileEditing)
            .font(.preferredFont(forTextStyle: .body)).adjustsFontForContentSizeCategory(true)
            .accessibilityLabel("Input").size(.fill, .wrap(min: 24))
        }
        .padding(top: 10, leading: 16, bottom: 10, trailing: 16).grouped()
        IfBlock(text, map: { $0.isEmpty }) {
          UILabel().text("Nothing yet").caption()
        }
        IfBlock(text, map: { !$0.isEmpty }) {
          UILabel().text(text.map { "\($0.count) characters" }).caption()
        }
      }
      .space(8)
      .padding(16)
      .alignment(.allEdges)
    }
  }
}
