import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Taps on links", .enabled(if: isTouchAvailable)) struct ScreenLinkTests {
  private let opener = LinkOpener()

  /// A text view of 300 by 100 points with links to its words that begin with a capital letter.
  private func textView(_ text: String, y: CGFloat = 0) -> UITextView {
    let attributed = NSMutableAttributedString(string: text)
    for match in text.matches(of: /[A-Z]\w+( [A-Z]\w+)*/) {
      attributed.addAttribute(
        .link, value: "https://example.org/\(match.output.0.lowercased().prefix(3))",
        range: NSRange(match.range, in: text))
    }
    let view = UITextView(frame: CGRect(x: 0, y: y, width: 300, height: 100))
    view.attributedText = attributed
    view.isEditable = false
    view.delegate = opener
    return view
  }

  private func screen(_ views: UIView...) -> Screen {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    return Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A tap on the text of a link opens it, and no other one")
  func tap() throws {
    let screen = screen(textView("see the Terms and our Privacy Policy, please"))
    try screen.tap("Privacy Policy")
    #expect(opener.links == ["https://example.org/pri"])
    try screen.tap("Terms")
    #expect(opener.links == ["https://example.org/pri", "https://example.org/ter"])
  }

  @Test("A text that is not there throws an error with the texts of links")
  func missing() {
    let screen = screen(textView("see the Terms and our Privacy Policy"))
    #expect(screen.tappableTexts == ["Terms", "Privacy Policy"])
    #expect(throws: ScreenError.notFound(text: "Help", instead: ["Terms", "Privacy Policy"])) {
      try screen.tap("Help")
    }
  }

  @Test("Several links with a text are listed, and one is chosen by its number")
  func several() throws {
    let screen = screen(
      textView("Terms of one, the Terms of another"), textView("and the Terms", y: 200))
    let error = #expect(throws: ScreenError.self) { try screen.tap("Terms") }
    guard case .ambiguous("Terms", let matches) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(matches.map(\.view) == [String](repeating: "link in UITextView", count: 3))
    #expect(matches[0].frame.minY == matches[1].frame.minY)
    #expect(matches[0].frame.maxX < matches[1].frame.minX)
    #expect(matches[2].frame.minY > 200)
    try screen.tap("Terms", match: 3)
    #expect(opener.links.count == 1)
  }

  @Test("A link that is broken into lines is tapped in its first one")
  func lines() throws {
    let view = textView("this text is as wide as Two Whole Lines Of Three Hundred Points Are Here")
    let screen = screen(view)
    try screen.tap("Two Whole Lines Of Three Hundred Points Are Here")
    #expect(opener.links == ["https://example.org/two"])
  }

  @Test("A link that is scrolled out of sight is not found, and can be tapped when it is visible")
  func scrolled() throws {
    let view = textView(String(repeating: "line\n", count: 40) + "the End")
    let screen = screen(view)
    #expect(throws: ScreenError.notFound(text: "End", instead: [])) { try screen.tap("End") }
    try screen.scrollToEnd()
    try screen.tap("End")
    #expect(opener.links == ["https://example.org/end"])
  }

  @Test("A link that another view covers is an error, and so is one in a text that is edited")
  func covered() {
    let view = textView("the Terms")
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let screen = screen(view, cover)
    #expect(throws: ScreenError.self) { try screen.tap("Terms") }
    cover.removeFromSuperview()
    view.isEditable = true
    #expect(throws: ScreenError.self) { try screen.tap("Terms") }
    #expect(opener.links == [])
  }

  @Test("A link in a row takes precedence over the row with the same text")
  func row() throws {
    let controller = LinkRow(textView("Terms"))
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    try screen.tap("Terms")
    #expect(opener.links == ["https://example.org/ter"])
    #expect(controller.taps == 0)
  }
}

/// A delegate that records the links that are tapped.
private final class LinkOpener: NSObject, UITextViewDelegate {
  private(set) var links: [String] = []

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    links.append(URL.absoluteString)
    return false
  }
}

/// A list with one row, whose label for accessibility is that of the link in it.
private final class LinkRow: LegoViewController {
  private(set) var taps = 0
  private let textView: UITextView

  init(_ textView: UITextView) {
    self.textView = textView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows()) {
        TextRow("Terms of Use").accessories(.custom(id: 0) { [textView] in textView })
          .accessibilityLabel("Terms")
          .onSelect { [weak self] in self?.taps += 1 }
      }
    }
  }
}
