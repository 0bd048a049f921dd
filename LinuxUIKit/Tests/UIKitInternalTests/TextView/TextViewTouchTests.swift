import TestSupport
import Testing

@testable import UIKit

@MainActor struct TextViewTouchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))

  init() {
    view.font = .systemFont(ofSize: 17)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func tap(_ point: CGPoint) {
    withHeldClock { clock in
      let finger = Finger(on: window)
      finger.press(at: view.convert(point, to: window))
      clock.advance(by: 0.2)
      finger.lift()
    }
  }

  @Test("A tap begins editing and moves the insertion point to the tapped line")
  func caret() {
    view.text = "Hill\nside"
    tap(CGPoint(x: 6, y: 38))

    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    tap(CGPoint(x: 150, y: 15))
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("A link has the tint color, or the link attributes of the view, and no others")
  func linkAppearance() {
    view.tintColor = .red
    view.attributedText = NSAttributedString(
      string: "all", attributes: [.link: "https://example.org"])
    #expect(view.styledText.appearances.last?.color == .red)
    #expect(view.styledText.appearances.last?.underline == [])
    view.linkTextAttributes = [.foregroundColor: UIColor.green]
    #expect(view.styledText.appearances.last?.color == .green)
  }

  @Test("A tap on a link asks the delegate, a tap beside it does not")
  func links() {
    let keeper = LinkKeeper()
    let text = NSMutableAttributedString(
      string: "Read all of it", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .link, value: "https://example.org/story", range: NSRange(location: 5, length: 3))
    view.attributedText = text
    view.delegate = keeper
    let link = view.textLines.rectangles(for: 5..<8)[0]
    view.isEditable = false
    tap(CGPoint(x: link.midX, y: link.midY))
    tap(CGPoint(x: link.maxX + 20, y: link.midY))

    #expect(keeper.links == ["https://example.org/story 5+3"])
    #expect(!view.isFirstResponder)
    view.isSelectable = false
    tap(CGPoint(x: link.midX, y: link.midY))
    #expect(keeper.links.count == 1)
  }
}

private final class LinkKeeper: NSObject, UITextViewDelegate {
  var links: [String] = []

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    links.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
    return false
  }
}
