import Testing
import UIKit

@MainActor struct UITextViewTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let log = TextViewLog()

  init() {
    window.addSubview(view)
    window.isHidden = false
    view.font = .systemFont(ofSize: 17)
    view.delegate = log
    window.layoutIfNeeded()
  }

  @Test("A new text view is empty, editable, and scrollable, and has the default insets")
  func defaults() {
    let view = UITextView()

    #expect(view.text == "")
    #expect(view.isEditable)
    #expect(view.isSelectable)
    #expect(view.isScrollEnabled)
    // uikit.md, 3.5: container inset {8, 0, 8, 0}, padding 5, font 12.
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.font?.pointSize == 12)
  }

  @Test("A text view is as high as its lines and insets, and wraps inside its padding")
  func size() {
    view.text = "Hill"
    // A line of 17 points is 20.287 high, at a scale of 3 rounded to 20.333; plus twice 8.
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 36.333) < 0.0005)
    view.text = "Hill\nHill\n"
    // Three lines: 60.861, at 3x 61.
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 77) < 0.0005)
    let text = NSString(string: "Hill").size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    view.text = "Hill"
    let width = view.sizeThatFits(CGSize(width: 200, height: 0)).width
    #expect(width >= text.width + 10)
    #expect(width < text.width + 11)
  }

  @Test("Content that is longer than the view scrolls, and the caret stays visible")
  func scrolling() {
    view.becomeFirstResponder()
    for line in 1...10 { view.insertText("Line \(line)\n") }
    window.layoutIfNeeded()

    // Eleven lines of 20.287: 223.16, plus insets of 16.
    #expect(abs(view.contentSize.height - 239.333) < 0.0005)
    #expect(view.contentSize.width == 200)
    #expect(view.contentOffset.y > 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y < 9)
  }

  @Test("A text view that does not scroll has its text's size under constraints")
  func constraints() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = "Several words that need more than one line"
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()

    #expect(view.frame.width == 120)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(view.frame.height > 70)
  }

  @Test(
    "Typing asks the delegate, changes the text and notifies; the return key inserts a line break")
  func typing() {
    view.becomeFirstResponder()
    view.insertText("a")
    view.insertText("\n")
    view.deleteBackward()

    #expect(view.text == "a")
    #expect(
      log.lines == [
        "begin?", "did begin", "change? 0+0 a", "did select", "did change", "change? 1+0 \n",
        "did select", "did change", "change? 1+1 ", "did select", "did change",
      ])
    log.lines = []
    view.resignFirstResponder()
    #expect(log.lines == ["end?", "did end"])
  }

  @Test("Text that the delegate rejects is not inserted")
  func refusing() {
    log.refusesChanges = true
    view.becomeFirstResponder()
    view.insertText("a")

    #expect(view.text == "")
  }

  @Test("Typing replaces the selected text and keeps its attributes")
  func selection() {
    view.attributedText = NSAttributedString(
      string: "Hello world", attributes: [.foregroundColor: UIColor.red])
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("Goodbye")

    #expect(view.text == "Goodbye world")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
    #expect(color as? UIColor == .red)
  }

  @Test("Setting the font applies it to all of the text")
  func fontOfAttributes() {
    view.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    view.font = .systemFont(ofSize: 20)
    let font = view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test("Only a different selection is reported")
  func tellingSelection() {
    view.text = "Hello"
    view.selectedRange = NSRange(location: 1, length: 2)
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(log.lines == ["did select"])
  }

  @Test("A text view with scrolling disabled does not scroll during typing")
  func noScrolling() {
    view.isScrollEnabled = false
    view.frame.size.height = 30
    view.becomeFirstResponder()
    for _ in 0..<5 { view.insertText("Line\n") }
    #expect(view.contentOffset == .zero)
  }

  @Test("A change of the container's lines changes the size under constraints")
  func containerChange() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    view.isScrollEnabled = false
    view.text = "One\nTwo\nThree"
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    // Three lines of 20.287 are 60.861, at 3x 61, and twice 8.
    #expect(abs(view.frame.height - 77) < 0.0005)
    view.textContainer.maximumNumberOfLines = 1
    host.layoutIfNeeded()
    #expect(abs(view.frame.height - 36.333) < 0.0005)
  }

  @Test("A Dynamic Type font grows with the category if adjusting is enabled")
  func contentSize() {
    let (host, controller) = (UIViewController(), UIViewController())
    host.addChild(controller)
    host.view.addSubview(controller.view)
    window.rootViewController = host
    let plain = UITextView(frame: window.bounds)
    for view in [view, plain] {
      view.font = .preferredFont(forTextStyle: .body)
      controller.view.addSubview(view)
    }
    view.adjustsFontForContentSizeCategory = true
    host.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge),
      forChild: controller)
    window.layoutIfNeeded()

    // uikit.md, 2.2: body has 17 points, and 23 at xxxL.
    #expect(view.font?.pointSize == 23)
    #expect(plain.font?.pointSize == 17)
  }

  @Test("A view that isn't editable ignores typing")
  func readOnly() {
    view.isEditable = false

    #expect(!view.becomeFirstResponder())
    #expect(log.lines == [])
  }
}
