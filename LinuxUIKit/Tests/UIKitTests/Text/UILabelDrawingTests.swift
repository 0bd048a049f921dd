import TestSupport
import Testing
import UIKit

@MainActor @Suite("Drawing of labels")
struct UILabelDrawingTests {
  private func ink(_ label: UILabel, width: CGFloat, height: CGFloat) throws -> Ink {
    label.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return try Ink(label.picture())
  }

  @Test("Text is centered vertically")
  func vertical() throws {
    // Cap height 0.70459 and ascender 0.95215 of 17: capitals reach from 4.21 to 16.19 of 20.29;
    // in 100 points the block begins at (100 - 20.333) / 2 = 39.83.
    let ink = try ink(makeLabel("HH"), width: 100, height: 100)
    #expect(abs(ink.bounds.maxY - 56) <= 1)
    #expect(abs(ink.bounds.minY - 43.8) <= 1)
  }

  @Test("Lines are aligned to the given side")
  func alignment() throws {
    let label = makeLabel("Hi")
    label.textAlignment = .left
    #expect(try ink(label, width: 200, height: 30).bounds.minX < 5)
    label.textAlignment = .right
    #expect(try ink(label, width: 200, height: 30).bounds.maxX > 195)
    label.textAlignment = .center
    #expect(abs(try ink(label, width: 200, height: 30).bounds.midX - 100) < 2)
  }

  @Test("Natural alignment follows the view's direction, not the script")
  func naturalAlignment() throws {
    let label = makeLabel("Hi")
    #expect(try ink(label, width: 200, height: 30).bounds.minX < 5)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(try ink(label, width: 200, height: 30).bounds.maxX > 195)
  }

  @Test(
    "Truncated text stays inside its bounds",
    arguments: [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func truncation(mode: NSLineBreakMode) throws {
    let label = makeLabel("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH")
    label.lineBreakMode = mode
    let ink = try ink(label, width: 100, height: 30)
    #expect(ink.bounds.maxX <= 99)
    #expect(ink.bounds.maxX > 80)
  }

  @Test("Clipped text reaches the edge")
  func clipping() throws {
    let label = makeLabel("HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH")
    label.lineBreakMode = .byClipping
    #expect(try ink(label, width: 101, height: 30).bounds.maxX > 98)
  }

  @Test("The last line that fits is truncated when the label is too low")
  func tooLow() throws {
    let label = makeLabel("H H H H H H H H H H H H H H H H H H H H", lines: 0)
    // Two lines of 20.287 fit in 45 points, three don't; they begin at (45 - 40.667) / 2 = 2.
    let ink = try ink(label, width: 60, height: 45)
    #expect(ink.bounds.minY > 4)
    #expect(ink.bounds.maxY < 41)
    label.lineBreakMode = .byTruncatingTail
    #expect(ink.bounds.maxX <= 60)
  }

  @Test("Chinese, Japanese, Korean and emoji are drawn", arguments: ["語", "한", "的", "👍"])
  func scripts(text: String) throws {
    let ink = try ink(makeLabel(text), width: 40, height: 40)
    #expect(ink.bounds.width > 10)
    #expect(ink.bounds.width < 24)
    #expect(ink.hasColor == (text == "👍"))
  }

  @Test("A disabled label is drawn fainter")
  func disabled() throws {
    let label = makeLabel("HHH")
    let full = try ink(label, width: 60, height: 30).darkness
    label.isEnabled = false
    let faint = try ink(label, width: 60, height: 30).darkness
    #expect(faint < full * 3 / 4)
    #expect(faint > 0)
  }

  @Test("A highlighted label has its highlighted color, if it has one")
  func highlighted() throws {
    let label = makeLabel("HHH")
    label.isHighlighted = true
    #expect(try ink(label, width: 60, height: 30).hasColor == false)
    label.highlightedTextColor = .systemRed
    #expect(try ink(label, width: 60, height: 30).hasColor)
  }

  @Test("A shadow is drawn at its offset once it has a color")
  func shadow() throws {
    let label = makeLabel("H")
    label.shadowOffset = CGSize(width: 20, height: 0)
    let plain = try ink(label, width: 60, height: 30).bounds
    label.shadowColor = .black
    let shadowed = try ink(label, width: 60, height: 30).bounds
    #expect(abs(shadowed.maxX - plain.maxX - 20) <= 0.5)
  }

  @Test("Text gets smaller until it fits")
  func shrinking() throws {
    let label = makeLabel("HHHHHHHHHH")
    label.lineBreakMode = .byClipping
    label.adjustsFontSizeToFitWidth = true
    let width = (label.naturalSize.width * 0.7).rounded()
    let ink = try ink(label, width: width, height: 30)
    #expect(ink.bounds.maxX <= width)
    #expect(ink.bounds.maxX > width * 0.95)
    // Seven tenths of the cap height of 17 points, 11.98.
    #expect(abs(ink.bounds.height - 8.7) <= 1)
    label.minimumScaleFactor = 0.9
    #expect(try self.ink(label, width: width, height: 30).bounds.height > 10)
  }

  @Test("Labels match their golden picture")
  func golden() {
    let texts = LabelGallery()
    expectImage(texts.picture(), named: "labels")
  }
}
