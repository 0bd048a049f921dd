import SeededNumbers
import TestSupport
import Testing

@testable import UIKit

/// A layout manager that draws a frame around its backgrounds.
private final class CountingManager: NSLayoutManager {
  private(set) var drawnRanges: [NSRange] = []

  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    drawnRanges.append(glyphsToShow)
    super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
  }
}

@Suite("Text views with a text storage") @MainActor struct TextViewStorageTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ view: UITextView) {
    view.font = view.font ?? .systemFont(ofSize: 17)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    view.becomeFirstResponder()
  }

  /// Returns a view over a storage that colors "let".
  private func editor(_ storage: NSTextStorage, width: CGFloat = 200) -> UITextView {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.widthTracksTextView = true
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: width, height: 200), textContainer: container)
    show(view)
    return view
  }

  @Test("A view displays the storage of its container, and edits it")
  func editing() {
    let storage = WordStorage(coloring: "let")
    storage.append(NSAttributedString(string: "le a"))
    let view = editor(storage)
    #expect(view.text == "le a")
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === storage.layoutManagers.first)

    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("t")
    #expect(storage.string == "let a")
    #expect(storage.redParts == ["let"])
    #expect(view.attributedText.redParts == ["let"])
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.deleteBackward()
    #expect(storage.string == "le a")
    #expect(storage.redParts == [])
  }

  @Test("Typed, pasted and replaced texts are undone and redone in the storage")
  func undo() throws {
    let storage = WordStorage(coloring: "let")
    let view = editor(storage)
    let manager = try #require(view.undoManager)
    manager.groupsByEvent = false
    func grouped(_ change: () -> Void) {
      manager.beginUndoGrouping()
      change()
      manager.endUndoGrouping()
    }
    grouped { view.insertText("a let") }
    grouped {
      view.replaceByTyping(5..<5, with: " outlet")
    }
    #expect(storage.string == "a let outlet")
    #expect(storage.redParts == ["let", "let"])
    manager.undo()
    #expect(storage.string == "a let")
    manager.undo()
    #expect(storage.string == "")
    #expect(view.text == "")
    manager.redo()
    #expect(storage.string == "a let")
    #expect(storage.redParts == ["let"])
  }

  @Test("A pasted text is in the storage")
  func pasting() {
    let storage = WordStorage(coloring: "let")
    let view = editor(storage)
    UIPasteboard.general.string = "let it"
    view.paste(nil)
    #expect(storage.string == "let it")
    #expect(storage.redParts == ["let"])
    view.selectAll(nil)
    view.cut(nil)
    #expect(storage.string == "")
  }

  @Test("The first typed text has the font and the color of the view")
  func defaultAttributes() {
    let view = UITextView(usingTextLayoutManager: false)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.font = .systemFont(ofSize: 23)
    view.textColor = .blue
    show(view)
    #expect(view.textStorage.length == 0)
    view.insertText("ab")
    let first = view.textStorage.attributes(at: 1, effectiveRange: nil)
    #expect((first[.font] as? UIFont)?.pointSize == 23)
    #expect(first[.foregroundColor] as? UIColor == .blue)
    view.font = .systemFont(ofSize: 11)
    let later = view.textStorage.attributes(at: 1, effectiveRange: nil)
    #expect((later[.font] as? UIFont)?.pointSize == 11)
    view.text = "new"
    #expect(view.textStorage.string == "new")
    #expect(
      (view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 11)
  }

  @Test("A change of the storage by the app moves the selection with its characters")
  func selection() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "one two six"
    show(view)
    let storage = view.textStorage
    view.selectedRange = NSRange(location: 4, length: 3)
    storage.insert(NSAttributedString(string: "zero "), at: 0)
    #expect(view.text == "zero one two six")
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
    storage.append(NSAttributedString(string: "!"))
    #expect(view.selectedRange == NSRange(location: 9, length: 3))
    storage.deleteCharacters(in: NSRange(location: 0, length: 11))
    #expect(view.text == "o six!")
    #expect(view.selectedRange == NSRange(location: 0, length: 1))
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test("A storage that replaces what is typed keeps the insertion point after it")
  func replacing() {
    final class Sign: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        let found = (textStorage.string as NSString).range(of: "(c)")
        guard found.location != NSNotFound else { return }
        textStorage.replaceCharacters(in: found, with: "©")
      }
    }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    show(view)
    let sign = Sign()
    view.textStorage.delegate = sign
    for key in ["(", "c", ")", "!"] { view.insertText(key) }
    #expect(view.text == "©!")
    #expect(view.textStorage.string == "©!")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("Another storage of the layout manager is displayed and edited")
  func otherStorage() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "old"
    show(view)
    let storage = WordStorage(coloring: "let")
    storage.append(NSAttributedString(string: "le"))
    view.textStorage.removeLayoutManager(view.layoutManager)
    storage.addLayoutManager(view.layoutManager)
    #expect(view.text == "le")
    view.insertText("t")
    #expect(storage.string == "let")
    #expect(view.textStorage === storage)
  }

  @Test("The geometry of a view is that of its layout manager, and that of a view without one")
  func geometry() {
    for seed in PropertyRuns.seeds(full: 600) {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(using: &generator)
      let width = CGFloat.random(in: 60...280, using: &generator)
      let views = (0..<2).map { _ in
        UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
      }
      for view in views { view.attributedText = text }
      let manager = views[1].layoutManager
      let sizes = views.map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
      #expect(sizes[0] == sizes[1], "seed \(seed)")
      let used = manager.usedRect(for: views[1].textContainer)
      // The insets are 8 points at the top and bottom.
      #expect(abs(sizes[1].height - used.height - 16) < 1, "seed \(seed)")
      for offset in 0...text.length {
        #expect(
          views[0].textLines.caret(at: offset) == views[1].textLines.caret(at: offset),
          "seed \(seed), offset \(offset)")
      }
      guard text.length > 0 else { continue }
      let start = Int.random(in: 0..<text.length, using: &generator)
      let range = NSRange(start..<text.length)
      let rects = views[1].textRectangles(for: start..<text.length)
      guard let first = rects.first else { continue }
      let bounds = manager.boundingRect(forGlyphRange: range, in: views[1].textContainer)
      let union = rects.dropFirst().reduce(first) { $0.union($1) }
      // Both are sums of the same numbers in another order.
      #expect(abs(union.minX - bounds.minX) < 1e-9, "seed \(seed)")
      #expect(abs(union.minY - bounds.minY - 8) < 1e-9, "seed \(seed)")
      #expect(abs(union.width - bounds.width) < 1e-9, "seed \(seed)")
      #expect(abs(union.height - bounds.height) < 1e-9, "seed \(seed)")
    }
  }

  @Test("A view draws the same with and without a layout manager, and by a subclass's functions")
  func drawing() throws {
    let text = NSMutableAttributedString(
      string: "Hill\nside ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(string: "link", attributes: [.link: "https://example.org"]))
    let manager = CountingManager()
    let storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    let frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    let views = [UITextView(frame: frame), UITextView(frame: frame, textContainer: container)]
    views[0].attributedText = text
    let pictures = try views.map { view in
      view.layoutIfNeeded()
      let image = UIGraphicsImageRenderer(bounds: frame).image { context in
        view.layer.render(in: context.cgContext)
      }
      return try #require(image.cgImage).readPixels()
    }
    #expect(pictures[0] == pictures[1])
    #expect(Set(pictures[0]).count > 2)
    #expect(manager.drawnRanges == [NSRange(location: 0, length: text.length)])
  }

  @Test("Two views display the pages of one text, and both change when one is typed into")
  func pages() {
    let storage = NSTextStorage(
      string: "one\ntwo\nsix\nten", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    // Two lines of 20.287 points fit.
    let containers = (0..<2).map { _ in NSTextContainer(size: CGSize(width: 150, height: 45)) }
    for container in containers { manager.addTextContainer(container) }
    let views = containers.enumerated().map { index, container in
      let view = UITextView(
        frame: CGRect(x: 0, y: 100 * CGFloat(index), width: 150, height: 80),
        textContainer: container)
      show(view)
      return view
    }
    #expect(manager.glyphRange(for: containers[1]) == NSRange(location: 8, length: 7))
    // The first line of the second page is at its inset of 8.
    #expect(abs(views[1].textLines.caret(at: 8).minY - 8) < 0.5)
    views[0].selectedRange = NSRange(location: 0, length: 4)
    views[0].insertText("")
    #expect(views.map(\.text) == ["two\nsix\nten", "two\nsix\nten"])
    #expect(manager.glyphRange(for: containers[1]) == NSRange(location: 8, length: 3))
  }

  @Test("A container that doesn't track the view keeps its width")
  func fixedWidth() {
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    view.text = "Hillside Hillside"
    let size = view.sizeThatFits(CGSize(width: 300, height: 0))
    view.textContainer.widthTracksTextView = true
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height < size.height)
    #expect(view.textContainer.size.width == 300)
    view.frame.size.width = 200
    #expect(view.textContainer.size.width == 200)
  }
}
