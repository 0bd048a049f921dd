import LegoViews
import UIKit

/// A field and labels that are bound to the same text: what is typed appears at once.
final class TextInputScreen: UIViewController {
  @State private var text = "abc"

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text input"
    let text = $text
    view.backgroundColor(.systemBackground).arrangeViews {
      ScrollBox(.vertical) {
        VBox {
          UILabel().text("Your input:").textStyle(.headline).numberOfLines(0)
          UILabel().text(text).textStyle(.title2).numberOfLines(0).size(.fill, .wrap)
            .accessibilityIdentifier("output")
          UITextField().text(text).borderStyle(.roundedRect).placeholder("Type something")
            .font(.preferredFont(forTextStyle: .body)).adjustsFontForContentSizeCategory(true)
            .accessibilityLabel("Input").size(.fill, .wrap)
          IfBlock(text, map: \.isEmpty) {
            UILabel().text("Nothing yet").textStyle(.footnote).textColor(.secondaryLabel)
          } else: {
            UILabel().text(text.map { "\($0.count) characters" }).textStyle(.footnote)
              .textColor(.secondaryLabel)
          }
        }
        .space(10).padding(16)
        .border(width: 1, color: .separator).cornerRadius(8)
        .size(.fill, .wrap)
      }
      .padding(16)
      .alignment(.allEdges)
    }
  }
}
