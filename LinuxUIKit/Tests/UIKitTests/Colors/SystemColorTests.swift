import Testing
import UIKit

/// The tables of uikit.md, 1.1 to 1.3: red, green, and blue in bytes, and alpha to two digits.
struct SystemColorTests {
  @Test("Tints have the values of uikit.md, 1.1")
  func tints() {
    let rows: [(UIColor, String, String)] = [
      (.systemRed, "255 59 48", "255 69 58"),
      (.systemOrange, "255 149 0", "255 159 10"),
      (.systemYellow, "255 204 0", "255 214 10"),
      (.systemGreen, "52 199 89", "48 209 88"),
      (.systemMint, "0 199 190", "99 230 226"),
      (.systemTeal, "48 176 199", "64 200 224"),
      (.systemCyan, "50 173 230", "100 210 255"),
      (.systemBlue, "0 122 255", "10 132 255"),
      (.systemIndigo, "88 86 214", "94 92 230"),
      (.systemPurple, "175 82 222", "191 90 242"),
      (.systemPink, "255 45 85", "255 55 95"),
      (.systemBrown, "162 132 94", "172 142 104"),
      (.systemGray, "142 142 147", "142 142 147"),
      (.systemGray2, "174 174 178", "99 99 102"),
      (.systemGray3, "199 199 204", "72 72 74"),
      (.systemGray4, "209 209 214", "58 58 60"),
      (.systemGray5, "229 229 234", "44 44 46"),
      (.systemGray6, "242 242 247", "28 28 30"),
    ]

    for (color, light, dark) in rows {
      #expect(bytes(of: color, .light) == light, "\(color)")
      #expect(bytes(of: color, .dark) == dark, "\(color)")
    }
  }

  @Test("Text, separators and fills have the values of uikit.md, 1.2")
  func labels() {
    let rows: [(UIColor, String, String)] = [
      (.label, "0 0 0 1", "255 255 255 1"),
      (.secondaryLabel, "60 60 67 0.60", "235 235 245 0.60"),
      (.tertiaryLabel, "60 60 67 0.30", "235 235 245 0.30"),
      (.quaternaryLabel, "60 60 67 0.18", "235 235 245 0.16"),
      (.placeholderText, "60 60 67 0.30", "235 235 245 0.30"),
      (.link, "0 122 255 1", "9 132 255 1"),
      (.separator, "60 60 67 0.29", "84 84 88 0.60"),
      (.opaqueSeparator, "198 198 200 1", "56 56 58 1"),
      (.systemFill, "120 120 128 0.20", "120 120 128 0.36"),
      (.secondarySystemFill, "120 120 128 0.16", "120 120 128 0.32"),
      (.tertiarySystemFill, "118 118 128 0.12", "118 118 128 0.24"),
      (.quaternarySystemFill, "116 116 128 0.08", "118 118 128 0.18"),
    ]

    for (color, light, dark) in rows {
      expect(color, .light, light)
      expect(color, .dark, dark)
    }
  }

  @Test(
    "Backgrounds have the values of uikit.md, 1.3, and are brighter when elevated in dark appearance"
  )
  func backgrounds() {
    let rows: [(UIColor, String, String, String)] = [
      (.systemBackground, "255 255 255", "0 0 0", "28 28 30"),
      (.secondarySystemBackground, "242 242 247", "28 28 30", "44 44 46"),
      (.tertiarySystemBackground, "255 255 255", "44 44 46", "58 58 60"),
      (.systemGroupedBackground, "242 242 247", "0 0 0", "28 28 30"),
      (.secondarySystemGroupedBackground, "255 255 255", "28 28 30", "44 44 46"),
      (.tertiarySystemGroupedBackground, "242 242 247", "44 44 46", "58 58 60"),
    ]

    for (color, light, dark, elevated) in rows {
      #expect(bytes(of: color, .light) == light, "\(color)")
      #expect(bytes(of: color, .light, .elevated) == light, "\(color)")
      #expect(bytes(of: color, .dark) == dark, "\(color)")
      #expect(bytes(of: color, .dark, .elevated) == elevated, "\(color)")
    }
  }

  @Test("An unspecified style resolves as light")
  func unspecified() {
    #expect(bytes(of: .systemBackground, .unspecified) == "255 255 255")
  }

  @Test("Alphas are whole bytes")
  func wholeBytes() {
    // uikit.md, 1.2: 0.30 is 76/255, 0.18 is 45/255, 0.16 is 40/255, 0.60 is 153/255.
    #expect(alpha(of: .tertiaryLabel, .light) * 255 == 76)
    #expect(alpha(of: .quaternaryLabel, .light) * 255 == 45)
    #expect(alpha(of: .quaternaryLabel, .dark) * 255 == 40)
    #expect(alpha(of: .secondaryLabel, .light) * 255 == 153)
  }
}

extension SystemColorTests {
  /// Alpha has two digits in the specification and is a byte in the catalog: a tolerance of 0.005.
  private func expect(_ color: UIColor, _ style: UIUserInterfaceStyle, _ text: String) {
    let parts = text.split(separator: " ")
    #expect(bytes(of: color, style) == parts[..<3].joined(separator: " "), "\(color)")
    let alpha = alpha(of: color, style)
    #expect(abs(alpha - CGFloat(Double(parts[3]) ?? -1)) <= 0.005, "\(color)")
  }

  private func bytes(
    of color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base
  ) -> String {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    resolved(color, style, level).getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
  }

  private func alpha(of color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
    var alpha: CGFloat = 0
    resolved(color, style, .base).getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return alpha
  }

  private func resolved(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel
  ) -> UIColor {
    let traits = [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
    ]
    return color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
  }
}
