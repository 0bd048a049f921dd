import Testing
import UIKit

/// A text view as Apple's is subclassed: by its designated initializer.
private final class PaddedTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Text views with a container") @MainActor struct TextContainerInitializerTests {
  @Test("The text is laid out in the given container")
  func given() {
    let container = NSTextContainer()
    container.lineFragmentPadding = 30
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "Hill"
    #expect(view.textContainer === container)
    // The caret is at the inset of 0 and the padding of 30.
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 30)
    container.lineFragmentPadding = 40
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 40)
  }

  @Test("Without one it has a container of its own, and a subclass is created by init(frame:)")
  func own() {
    let views = [PaddedTextView(frame: .zero), PaddedTextView(frame: .zero, textContainer: nil)]
    #expect(views[0].textContainer !== views[1].textContainer)
    #expect(views.allSatisfy { $0.textContainerInset.right == 4 })
  }
}
