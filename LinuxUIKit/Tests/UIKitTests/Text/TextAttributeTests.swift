import TestSupport
import Testing
import UIKit

@MainActor struct TextAttributeTests {
  private func label(_ text: NSAttributedString) -> UILabel {
    let label = makeLabel(nil, lines: 0)
    label.attributedText = text
    // Whole points, so that white fills the image's last pixels too.
    label.frame.size = label.naturalSize
    label.frame.size.width.round(.up)
    label.frame.size.height.round(.up)
    return label
  }

  private func label(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> UILabel {
    var attributes = attributes
    attributes[.font] = attributes[.font] ?? UIFont.systemFont(ofSize: 17)
    return label(NSAttributedString(string: text, attributes: attributes))
  }

  private func darkness(_ label: UILabel) throws -> Int { try Ink(label.picture()).darkness }

  @Test("Tracking moves glyphs apart as kerning does")
  func tracking() {
    let kerned = label("Hill", [.kern: 5]).naturalSize

    #expect(label("Hill", [.tracking: 5]).naturalSize == kerned)
    #expect(label("Hill", [.tracking: 2, .kern: 3]).naturalSize == kerned)
  }

  @Test("Underlines and strikethroughs have their own colors")
  func colors() throws {
    let plain = label("Hill", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    let below = label(
      "Hill",
      [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red])
    let through = label(
      "Hill",
      [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.blue])

    #expect(try !Ink(plain.picture()).hasColor)
    #expect(try Ink(below.picture()).hasColor)
    #expect(try Ink(through.picture()).hasColor)
  }

  @Test("A pattern interrupts the line, and a pattern without a line style draws none")
  func patterns() throws {
    let style = { (style: NSUnderlineStyle) in
      try darkness(
        label("      ", [.underlineStyle: style.rawValue, .font: UIFont.systemFont(ofSize: 40)]))
    }
    let full = try style(.single)

    #expect(full > 0)
    for pattern in [
      NSUnderlineStyle.patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
    ] {
      let part = try style([.single, pattern])
      #expect(part > full / 4)
      #expect(part < full)
      #expect(try style(pattern) == 0)
    }
  }

  @Test("Underlining by word skips spaces")
  func byWord() throws {
    let full = try darkness(label("a    b", [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    let words = try darkness(
      label(
        "a    b",
        [.underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.byWord.rawValue]))
    let none = try darkness(label("a    b"))

    #expect(words < full)
    #expect(words > none)
  }

  @Test("A shadow is offset from the glyphs, in its color")
  func shadow() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: 0)
    shadow.shadowColor = UIColor.red
    let plain = try Ink(label("l").picture())
    let wide = label("l", [.shadow: shadow])
    wide.frame.size.width += 10
    let shadowed = try Ink(wide.picture())

    #expect(abs(shadowed.bounds.maxX - plain.bounds.maxX - 3) <= 0.5)
    #expect(shadowed.hasColor)
    #expect(!plain.hasColor)
  }

  @Test("A shadow is a value: its copy does not follow, and equal ones are equal")
  func shadowValue() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    #expect(shadow.shadowBlurRadius == 0)
    shadow.shadowBlurRadius = 3
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    shadow.shadowBlurRadius = 4
    #expect(copy != shadow)
  }

  @Test("Stroked glyphs have less ink than filled ones, and those stroked and filled more")
  func strokes() throws {
    let font = UIFont.boldSystemFont(ofSize: 60)
    let plain = try darkness(label("O", [.font: font]))

    #expect(try darkness(label("O", [.font: font, .strokeWidth: 1])) < plain)
    #expect(try darkness(label("O", [.font: font, .strokeWidth: -3])) > plain)
    let red = label("O", [.font: font, .strokeWidth: -3, .strokeColor: UIColor.red])
    #expect(try Ink(red.picture()).hasColor)
  }

  @Test("A link has a color and an underline")
  func link() throws {
    let plain = label("Hill")
    let link = label("Hill", [.link: "https://example.org"])

    #expect(link.naturalSize == plain.naturalSize)
    #expect(try Ink(link.picture()).hasColor)
    #expect(try Ink(link.picture()).bounds.maxY > Ink(plain.picture()).bounds.maxY)
  }

  @Test("An attachment occupies space in the line, and the line is as high as it")
  func attachment() throws {
    let picture = NSTextAttachment(image: square(CGSize(width: 30, height: 40)))
    let text = NSMutableAttributedString(attachment: picture)
    text.append(
      NSAttributedString(string: "l", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    let shown = label(text)
    let letter = label("l")

    #expect(abs(shown.naturalSize.width - letter.naturalSize.width - 30) <= 0.34)
    // 40 above the baseline and, below it, the descender of 4.10 points: 44.10, at 3x 44.333.
    #expect(abs(shown.naturalSize.height - 44.333) < 0.0005)
    let ink = try Ink(shown.picture())
    #expect(ink.hasColor)
    #expect(ink.bounds.minX == 0)
    picture.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
    // 10 above, and 16.19 of the font; 10 below: 26.19, at 3x 26.333.
    #expect(abs(label(text).naturalSize.height - 26.333) < 0.0005)
  }

  @Test("A symbol among letters has their color")
  func symbol() throws {
    let star = NSTextAttachment()
    star.image = UIImage(systemName: "star.fill")
    let text = NSMutableAttributedString(attachment: star)
    #expect(try !Ink(label(text).picture()).hasColor)
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    // A label's text color is that of its first character, which is black here.
    let both = NSMutableAttributedString(string: "a")
    both.append(text)
    #expect(try Ink(label(both).picture()).hasColor)
  }

  @Test("A highlighted label has one color, and nothing behind its letters")
  func highlighted() throws {
    let colors: [NSAttributedString.Key: Any] = [
      .foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue,
    ]
    for (key, value) in colors where value is UIColor {
      var attributes: [NSAttributedString.Key: Any] = [key: value]
      if key == .underlineColor { attributes[.underlineStyle] = colors[.underlineStyle] }
      let shown = label("Hill", attributes)
      #expect(try Ink(shown.picture()).hasColor)
      shown.highlightedTextColor = .black
      shown.isHighlighted = true
      #expect(try !Ink(shown.picture()).hasColor)
    }
  }

  @Test("Text attributes match their golden picture")
  func picture() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 2
    let text = NSMutableAttributedString(string: "")
    let font = UIFont.systemFont(ofSize: 20)
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("Link", [.link: "https://example.org"]), (" and ", [:]), ("shadow\n", [.shadow: shadow]),
      ("Outline", [.strokeWidth: 3]), (" filled ", [.strokeWidth: -4, .strokeColor: UIColor.red]),
      ("apart\n", [.tracking: 4]),
      ("dots", [.underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue]), (" ", [:]),
      (
        "dashes",
        [
          .underlineStyle: NSUnderlineStyle([.thick, .patternDash]).rawValue,
          .underlineColor: UIColor.systemGreen,
        ]
      ), (" ", [:]),
      ("by words only", [.underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue]),
      ("\nשלום, Hello! مرحبا 漢字 👩‍👩‍👧\n", [:]),
    ]
    for (string, attributes) in parts {
      text.append(
        NSAttributedString(
          string: string, attributes: attributes.merging([.font: font]) { $1 }))
    }
    let star = NSTextAttachment()
    star.image = UIImage(systemName: "star.fill")
    star.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
    text.append(NSAttributedString(attachment: star))
    text.append(NSAttributedString(string: " a star", attributes: [.font: font]))
    let shown = label(text)
    shown.frame.size.width = 300

    expectImage(shown.picture(), named: "attributes")
  }

  private func square(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
