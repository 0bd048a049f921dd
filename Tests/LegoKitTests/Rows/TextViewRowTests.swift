import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("A row with a text of several lines") struct TextViewRowTests {
  private final class NotesScreen: LegoViewController {
    @State var text = ""
    @State var limit: Int? = 3
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          TextViewRow("Notes", text: $text, lineLimit: limit)
        }
      }
    }

    var textView: UITextView? {
      func search(_ view: UIView) -> UITextView? {
        (view as? UITextView) ?? view.subviews.lazy.compactMap(search).first
      }
      return search(view)
    }
  }

  private let controller = NotesScreen()
  private let screen: Screen

  init() {
    screen = Screen(controller)
  }

  private func height(ofLines count: Int) throws -> CGFloat {
    controller.text = (1...count).map { "Line \($0)" }.joined(separator: "\n")
    screen.settle()
    return try #require(controller.textView).bounds.height
  }

  /// The lines with the space between them, and 5 points above and below.
  private func expectedHeight(ofLines count: CGFloat) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return count * font.lineHeight + (count - 1) * font.leading + 10
  }

  @Test("It grows up to its limit, and scrolls from then on") func limit() throws {
    let heights = try (1...3).map { try height(ofLines: $0) }
    let textView = try #require(controller.textView)
    #expect(!textView.isScrollEnabled)
    #expect(abs(heights[1] - expectedHeight(ofLines: 2)) <= 1)
    #expect(abs(heights[2] - expectedHeight(ofLines: 3)) <= 1)
    let limited = expectedHeight(ofLines: 3).rounded(.up)
    #expect(try height(ofLines: 4) == limited)
    #expect(textView.isScrollEnabled)
    #expect(textView.contentSize.height > limited)
    #expect(try height(ofLines: 30) == limited)
    #expect(try height(ofLines: 2) == heights[1])
    #expect(!textView.isScrollEnabled)
  }

  @Test("Without a limit it grows on") func unlimited() throws {
    controller.limit = nil
    #expect(abs(try height(ofLines: 12) - expectedHeight(ofLines: 12)) <= 1)
    #expect(controller.textView?.isScrollEnabled == false)
  }

  @Test("It follows another limit, and another text size") func changes() throws {
    let limited = try height(ofLines: 9)
    controller.limit = 1
    screen.settle()
    #expect(controller.textView?.bounds.height == expectedHeight(ofLines: 1).rounded(.up))
    controller.limit = 3
    screen.settle()
    #expect(controller.textView?.bounds.height == limited)
  }

  @Test("While the user types, it grows and then scrolls to the caret") func typing() throws {
    let textView = try #require(controller.textView)
    textView.becomeFirstResponder()
    for _ in 0..<6 { try screen.type("a\n") }
    screen.settle()
    #expect(textView.isScrollEnabled)
    let caret = textView.caretRect(for: textView.endOfDocument)
    #expect(textView.bounds.insetBy(dx: 0, dy: -1).contains(CGPoint(x: 1, y: caret.midY)))
  }
}
