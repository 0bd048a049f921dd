import BenchmarkHarness
import LegoKit
import UIKit

extension Benchmark {
  /// A character that is typed into a field of a screen of nested lists.
  static let legoTyping = Benchmark(
    "lego-typing",
    about: """
      A character typed and deleted in a field below eight lists of 50 cards each: the text is state of \
      the screen, which is displayed again.
      """
  ) { TypingScreen.measure(in: $0) }
}

/// A board of lists with a field.
private final class TypingScreen: LegoViewController {
  @State var text = ""
  @State var columns = (0..<8).map { BenchmarkItem.items(50, from: $0 * 50) }
  @Focus var field: String?

  override var lego: Lego {
    Lego {
      Section(id: "search", layout: .list(.insetGrouped), header: "Search") {
        TextFieldRow("Search", text: $text, id: "search").focused($field, equals: "search")
        TextRow(text.isEmpty ? "Nothing" : text, id: "echo")
      }
      Section(id: "board", layout: .carousel(itemWidth: .fixed(280), rowHeight: .exactly(600))) {
        for (index, column) in columns.enumerated() {
          NestedList(id: index) {
            Section(id: "cards", layout: .rows()) { column }
          }
        }
      }
    }
  }

  static func measure(in run: BenchmarkRun) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = TypingScreen()
    window.rootViewController = screen
    window.isHidden = false
    window.layoutIfNeeded()
    screen.field = "search"
    screen.settle()
    guard let field = screen.firstField(in: screen.view) else {
      return run.expect(false, "there is no field")
    }
    run.measure([
      Work("a character typed and deleted", target: .microseconds(2_000)) {
        field.insertText("a")
        screen.settle()
        field.deleteBackward()
        screen.settle()
        return field.text?.count ?? 0
      }
    ])
    field.insertText("a")
    screen.settle()
    run.expect(screen.text == "a" && field.isFirstResponder, "the text is \(screen.text)")
  }

  private func settle() {
    legoRenderer.flush()
    view.window?.layoutIfNeeded()
  }

  private func firstField(in view: UIView) -> UITextField? {
    for subview in view.subviews {
      if let field = subview as? UITextField ?? firstField(in: subview) { return field }
    }
    return nil
  }
}
