import Testing
import UIKit

@Suite("Fonts")
struct UIFontTests {
  /// uikit.md, 2.5: size, ascender, descender, line height, cap height, x-height.
  private static let measures: [[CGFloat]] = [
    [10, 9.52, -2.41, 11.934, 7.05, 5.26], [11, 10.47, -2.65, 13.127, 7.75, 5.79],
    [12, 11.43, -2.89, 14.320, 8.46, 6.32], [13, 12.38, -3.14, 15.514, 9.16, 6.84],
    [14, 13.33, -3.38, 16.707, 9.86, 7.37], [15, 14.28, -3.62, 17.900, 10.57, 7.90],
    [16, 15.23, -3.86, 19.094, 11.27, 8.42], [17, 16.19, -4.10, 20.287, 11.98, 8.95],
    [18, 17.14, -4.34, 21.480, 12.68, 9.47], [20, 19.04, -4.82, 23.867, 14.09, 10.53],
    [22, 20.95, -5.31, 26.254, 15.50, 11.58], [24, 22.85, -5.79, 28.641, 16.91, 12.63],
    [28, 26.66, -6.75, 33.414, 19.73, 14.74], [32, 30.47, -7.72, 38.188, 22.55, 16.84],
    [34, 32.37, -8.20, 40.574, 23.96, 17.90],
  ]

  @Test("The system font has Apple's metrics", arguments: measures)
  func systemFontMeasures(row: [CGFloat]) {
    let font = UIFont.systemFont(ofSize: row[0])
    let found = [font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight]
    for (value, expected) in zip(found, row.dropFirst()) {
      #expect(abs(value - expected) < 0.0051, "\(row[0]) points")
    }
    #expect(font.leading == 0)
  }

  @Test("Every weight has the same vertical metrics", arguments: [-0.8, 0, 0.3, 0.62])
  func weights(weight: CGFloat) {
    let font = UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(weight))
    #expect(font.ascender == UIFont.systemFont(ofSize: 17).ascender)
    #expect(font.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test("The bold system font is the semibold face")
  func bold() {
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName == semibold.fontName)
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(UIFont.boldSystemFont(ofSize: 17).fontName != bold.fontName)
  }

  @Test("Fonts are equal when they are the same face at the same size")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(
      UIFont.systemFont(ofSize: 17)
        != UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test("A font keeps its face at another size")
  func otherSize() {
    let font = UIFont.boldSystemFont(ofSize: 12).withSize(30)
    #expect(font == UIFont.boldSystemFont(ofSize: 30))
    #expect(font.pointSize == 30)
  }

  @Test("A font is found by the name it reports")
  func names() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17, weight: .semibold), .italicSystemFont(ofSize: 17),
      .monospacedSystemFont(ofSize: 17, weight: .regular),
    ]
    for font in fonts {
      let found = try #require(UIFont(name: font.fontName, size: 17))
      #expect(found.fontName == font.fontName)
      #expect(found.familyName == font.familyName)
    }
    #expect(UIFont(name: "No such font", size: 17) == nil)
  }

  @Test("Standard sizes are those of iOS")
  func standardSizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
  }
}
