import SeededNumbers
import Testing
import UIKit

@MainActor @Suite("Sizes of labels")
struct UILabelSizingTests {
  /// uikit.md, 2.5: size, one line at 2x, one line at 3x, two lines at 3x.
  nonisolated private static let heights: [[CGFloat]] = [
    [10, 12.0, 12.000, 24.000], [11, 13.5, 13.333, 26.333], [12, 14.5, 14.333, 28.667],
    [13, 16.0, 15.667, 31.333], [14, 17.0, 17.000, 33.667], [15, 18.0, 18.000, 36.000],
    [16, 19.5, 19.333, 38.333], [17, 20.5, 20.333, 40.667], [18, 21.5, 21.667, 43.000],
    [20, 24.0, 24.000, 48.000], [22, 26.5, 26.333, 52.667], [24, 29.0, 28.667, 57.333],
    [28, 33.5, 33.667, 67.000], [32, 38.5, 38.333, 76.667], [34, 41.0, 40.667, 81.333],
  ]

  @Test("A label has the same height as on iOS", arguments: heights)
  func heights(row: [CGFloat]) {
    let found = [
      makeLabel("Ag", size: row[0], scale: 2).naturalSize.height,
      makeLabel("Ag", size: row[0], scale: 3).naturalSize.height,
      makeLabel("A\ng", size: row[0], lines: 0, scale: 3).naturalSize.height,
    ]
    for (value, expected) in zip(found, row.dropFirst()) {
      #expect(abs(value - expected) < 0.0005, "\(row[0]) points")
    }
  }

  @Test("Lines of a text style have the line spacing of the table")
  func textStyles() {
    // uikit.md, 2.5: N lines of body are 20.287 + (N - 1) x 22, here 42.287 and 64.287 at 3x.
    let label = makeLabel("A\ng", lines: 0)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(abs(label.naturalSize.height - 42.333) < 0.0005)
    label.text = "A\ng\nx"
    #expect(abs(label.naturalSize.height - 64.333) < 0.0005)
  }

  @Test("An empty label has no size", arguments: [nil, ""])
  func empty(text: String?) {
    #expect(makeLabel(text).naturalSize == .zero)
    #expect(makeLabel(text, lines: 0).intrinsicContentSize == .zero)
  }

  @Test("A single space is a line")
  func space() {
    let size = makeLabel(" ").naturalSize
    #expect(size.width > 0)
    #expect(abs(size.height - 20.333) < 0.0005)
  }

  @Test("A width is a whole number of pixels", arguments: [1, 2, 3])
  func wholePixels(scale: CGFloat) {
    let width = makeLabel("Stations", scale: scale).naturalSize.width * scale
    #expect(abs(width - width.rounded()) < 1e-6)
    #expect(width > 0)
  }

  @Test("A single-line label ignores the proposed width")
  func oneLine() {
    let label = makeLabel("The quick brown fox jumps")
    #expect(label.sizeThatFits(CGSize(width: 40, height: 10)) == label.naturalSize)
    #expect(label.sizeThatFits(.zero) == label.naturalSize)
  }

  @Test("A multiline label wraps at the proposed width and returns that of the widest line")
  func wrapping() {
    let label = makeLabel("The quick brown fox jumps", lines: 0)
    let offered = label.naturalSize.width * 0.75
    let wrapped = label.sizeThatFits(CGSize(width: offered, height: 0))
    #expect(wrapped.width <= offered)
    #expect(abs(wrapped.height - 40.667) < 0.0005)
    #expect(label.naturalSize.height < wrapped.height)
    #expect(label.sizeThatFits(.zero) == label.naturalSize)
  }

  @Test("A limit of lines limits the height")
  func lineLimit() {
    let label = makeLabel("one two three four five six", lines: 2)
    let size = label.sizeThatFits(CGSize(width: 50, height: 1000))
    #expect(abs(size.height - 40.667) < 0.0005)
    #expect(size.width <= 50)
  }

  @Test("A trailing line feed adds an empty line")
  func lineFeeds() {
    // 3 x 20.287 = 60.861, at 3x 61.
    #expect(abs(makeLabel("a\nb\n", lines: 0).naturalSize.height - 61) < 0.0005)
    #expect(abs(makeLabel("a\n\nb", lines: 0).naturalSize.height - 61) < 0.0005)
    #expect(abs(makeLabel("a\r\nb\r\n", lines: 0).naturalSize.height - 61) < 0.0005)
  }

  @Test("White space at a break has no width")
  func whiteSpaceAtBreak() {
    let label = makeLabel("Hello World", lines: 0)
    let word = makeLabel("Hello").naturalSize.width
    let world = makeLabel("World").naturalSize.width
    let wrapped = label.sizeThatFits(CGSize(width: max(word, world) + 2, height: 0))
    #expect(wrapped.width == max(word, world))
  }

  @Test("The preferred width wraps the intrinsic size")
  func preferredWidth() {
    let label = makeLabel("The quick brown fox jumps", lines: 0)
    let natural = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = natural.width * 0.75
    #expect(abs(label.intrinsicContentSize.height - 40.667) < 0.0005)
    #expect(label.intrinsicContentSize.width < natural.width)
  }

  @Test("The text rectangle is at the top and as wide as the text")
  func textRect() {
    let label = makeLabel("Hi")
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect == CGRect(origin: bounds.origin, size: label.naturalSize))
  }

  @Test("A subclass can inset a label with its text rectangle")
  func insets() {
    let label = InsetLabel()
    label.text = "Hi"
    let plain = UILabel()
    plain.text = "Hi"
    #expect(label.naturalSize.width == plain.naturalSize.width + 20)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
  }

  @Test("Two measurements of any text are the same, and more width is never higher")
  func stable() {
    for seed in PropertyRuns.seeds(full: 300) {
      var random = SeededGenerator(seed: seed)
      let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        String(repeating: "ab", count: Int.random(in: 1...5, using: &random))
      }
      let label = makeLabel(words.joined(separator: " "), lines: 0)
      let width = CGFloat.random(in: 20...300, using: &random)
      let first = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(first == label.sizeThatFits(CGSize(width: width, height: 0)), "seed \(seed)")
      let wider = label.sizeThatFits(CGSize(width: width + 30, height: 0))
      #expect(wider.height <= first.height, "seed \(seed)")
      let again = label.sizeThatFits(CGSize(width: first.width, height: 0))
      #expect(again.height == first.height, "seed \(seed)")
    }
  }
}

/// A label with ten points of space on the left and right, five above and below.
private final class InsetLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
    return inner.insetBy(dx: -10, dy: -5)
  }
}
