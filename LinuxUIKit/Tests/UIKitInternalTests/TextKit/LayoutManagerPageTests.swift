import SeededNumbers
import Testing
import UIKit

/// A delegate with a space between lines, which counts its calls.
private final class SpacingDelegate: NSObject, NSLayoutManagerDelegate {
  var space: CGFloat = 10
  private(set) var glyphs: [Int] = []
  private(set) var completions: [Bool] = []
  private(set) var invalidations = 0

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    glyphs.append(glyphIndex)
    return space
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    completions.append(layoutFinishedFlag)
  }

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    invalidations += 1
  }
}

@Suite("Text in several containers, and delegates") @MainActor struct LayoutManagerPageTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  /// The height of a line of 17 points: 2444 of 2048 units (uikit.md, 2.5).
  private let lineHeight: CGFloat = 17 * 2444 / 2048

  @Test("Text continues in the next container")
  func pages() {
    let stack = TextStack(
      NSAttributedString(string: "a\nb\nc\nd\ne", attributes: font), width: 100,
      height: 2 * lineHeight)
    let second = NSTextContainer(size: CGSize(width: 100, height: 2 * lineHeight))
    second.lineFragmentPadding = 0
    stack.manager.addTextContainer(second)
    let manager = stack.manager

    #expect(manager.glyphRange(for: stack.container) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 4))
    #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: nil) === stack.container)
    var range = NSRange()
    #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: &range) === second)
    #expect(range == NSRange(location: 4, length: 4))
    #expect(manager.textContainer(forGlyphAt: 8, effectiveRange: nil) == nil)
    // Each container has coordinates of its own.
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
    #expect(abs(manager.usedRect(for: second).height - 2 * lineHeight) < 1e-9)
    manager.removeTextContainer(at: 0)
    #expect(manager.glyphRange(for: second) == NSRange(location: 0, length: 4))
  }

  @Test(
    "Containers of random sizes have all of the text, and the lines of one container if they are as wide"
  )
  func randomPages() {
    for seed in PropertyRuns.seeds(full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let text = RandomText.make(using: &generator, upTo: 30)
      let width = CGFloat.random(in: 40...200, using: &generator)
      let isEven = Bool.random(using: &generator)
      let stack = TextStack(text, width: width, height: .random(in: 10...120, using: &generator))
      for number in 0..<8 {
        let size = CGSize(
          width: isEven ? width : .random(in: 40...200, using: &generator),
          height: number == 7 ? 0 : .random(in: 10...120, using: &generator))
        let container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        stack.manager.addTextContainer(container)
      }
      var end = 0
      for container in stack.manager.textContainers {
        let range = stack.manager.glyphRange(for: container)
        #expect(range.location == end, "seed \(seed)")
        end = NSMaxRange(range)
        let used = stack.manager.usedRect(for: container)
        let limit = container.size.height
        #expect(limit == 0 || used.height <= limit + 0.5, "seed \(seed)")
      }
      #expect(end == text.length, "seed \(seed)")

      guard isEven else { continue }
      let whole = TextStack(text, width: width)
      #expect(lineRanges(stack) == lineRanges(whole), "seed \(seed)")
    }
  }

  private func lineRanges(_ stack: TextStack) -> [NSRange] {
    var ranges: [NSRange] = []
    stack.manager.enumerateLineFragments(forGlyphRange: stack.range) { _, _, _, range, _ in
      ranges.append(range)
    }
    return ranges
  }

  @Test("The delegate determines the space between lines, once for each layout")
  func spacing() {
    let stack = TextStack(NSAttributedString(string: "a\nbc\nd", attributes: font), width: 100)
    let delegate = SpacingDelegate()
    stack.manager.delegate = delegate
    // Three lines and two spaces.
    #expect(abs(stack.usedRect.height - 3 * lineHeight - 20) < 1e-9)
    _ = stack.manager.boundingRect(forGlyphRange: stack.range, in: stack.container)
    // The last glyphs of the lines, of which line breaks are a part.
    #expect(delegate.glyphs == [1, 4, 5])
    #expect(delegate.completions == [true])
    stack.storage.append(NSAttributedString(string: "e"))
    stack.storage.append(NSAttributedString(string: "f"))
    // The second change found nothing to discard.
    #expect(delegate.invalidations == 1)
    #expect(stack.usedRect.height > 0)
    #expect(delegate.completions == [true, true])
  }

  @Test("A delegate without a space has that of the paragraph style")
  func defaultSpacing() {
    final class Silent: NSObject, NSLayoutManagerDelegate {}
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let text = NSMutableAttributedString(string: "a\nb", attributes: font)
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
    let stack = TextStack(text, width: 100)
    let delegate = Silent()
    stack.manager.delegate = delegate
    #expect(abs(stack.usedRect.height - 2 * lineHeight - 6) < 1e-9)
  }

  @Test("A replaced layout manager has the text and the containers of the former one")
  func replacing() {
    let stack = TextStack(NSAttributedString(string: "Hi", attributes: font), width: 100)
    let other = NSLayoutManager()
    stack.container.replaceLayoutManager(other)
    #expect(stack.storage.layoutManagers == [other])
    #expect(other.textContainers == [stack.container])
    #expect(stack.container.layoutManager === other)
    #expect(stack.manager.textContainers == [])
    #expect(abs(other.usedRect(for: stack.container).height - lineHeight) < 1e-9)
  }
}
