import Foundation
import Testing

@testable import UIKit

@Suite("Named colors") struct NamedColorTests {
  private let catalog: CatalogFolder

  init() throws { catalog = try CatalogFolder() }

  private func color(_ name: String) throws -> UIColor {
    try #require(UIColor(named: name, in: catalog.bundle, compatibleWith: nil))
  }

  private func components(
    _ color: UIColor, _ traits: UITraitCollection = UITraitCollection()
  ) -> [CGFloat] {
    let parts = color.components(with: traits).rgba
    return [parts.red, parts.green, parts.blue, parts.alpha]
  }

  private func entry(
    _ space: String, _ components: String, more: String = #""idiom": "universal""#
  ) -> String {
    #"{\#(more), "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#
  }

  @Test("Components are fractions, integers up to 255, or hexadecimal numbers")
  func notations() throws {
    try catalog.writeColor(
      "Card",
      entry("srgb", #""red": "0.500", "green": "51", "blue": "0xFF", "alpha": "1.000""#))

    // 51 / 255 is 0.2, 0xFF is 255.
    #expect(components(try color("Card")) == [0.5, 0.2, 1, 1])
  }

  @Test("A gray has equal components, and an alpha")
  func gray() throws {
    try catalog.writeColor("Veil", entry("gray-gamma-22", #""white": "0.25", "alpha": "0.5""#))

    #expect(components(try color("Veil")) == [0.25, 0.25, 0.25, 0.5])
  }

  @Test("A color in Display P3 is the color of that space")
  func displayP3() throws {
    try catalog.writeColor(
      "Vivid", entry("display-p3", #""red": "1.0", "green": "0.2", "blue": "0.1""#))

    let expected = UIColor(displayP3Red: 1, green: 0.2, blue: 0.1, alpha: 1)
    #expect(components(try color("Vivid")) == components(expected))
    #expect(components(try color("Vivid"))[0] > 1)
  }

  @Test("A color of the extended range keeps components above 1")
  func extendedRange() throws {
    try catalog.writeColor(
      "Glow", entry("extended-srgb", #""red": "1.5", "green": "-0.25", "blue": "0.0""#))

    #expect(components(try color("Glow")) == [1.5, -0.25, 0, 1])
  }

  @Test("The appearance and the contrast of the traits choose the value")
  func appearances() throws {
    func only(_ red: String, _ appearances: String) -> String {
      entry(
        "srgb", #""red": "\#(red)", "green": "0", "blue": "0""#,
        more: #""idiom": "universal", "appearances": [\#(appearances)]"#)
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try catalog.writeColor(
      "Ink",
      [only("0.1", ""), only("0.2", dark), only("0.3", high), only("0.4", "\(dark), \(high)")]
        .joined(separator: ","))
    let color = try color("Ink")
    func red(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
      components(
        color,
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ]))[0]
    }

    #expect(red(.light, .normal) == 0.1)
    #expect(red(.dark, .normal) == 0.2)
    #expect(red(.light, .high) == 0.3)
    #expect(red(.dark, .high) == 0.4)
    #expect(red(.unspecified, .unspecified) == 0.1)
  }

  @Test("A value for the device precedes that for all devices")
  func idioms() throws {
    try catalog.writeColor(
      "Ink",
      entry("gray-gamma-22", #""white": "0.1""#) + ","
        + entry("gray-gamma-22", #""white": "0.2""#, more: #""idiom": "ipad""#))
    let color = try color("Ink")

    #expect(components(color, UITraitCollection(userInterfaceIdiom: .phone))[0] == 0.1)
    #expect(components(color, UITraitCollection(userInterfaceIdiom: .pad))[0] == 0.2)
  }

  @Test("A reference is the system color, which follows the appearance")
  func reference() throws {
    try catalog.writeColor(
      "Body",
      #"{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}"#)
    let dark = UITraitCollection(userInterfaceStyle: .dark)

    #expect(components(try color("Body"), dark) == components(.label, dark))
    #expect(components(try color("Body")) == components(.label))
  }

  @Test("A folder that provides a namespace is part of the name, other folders are not")
  func namespaces() throws {
    try catalog.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "Brand/Contents.json")
    try catalog.writeColor("Brand/Inner/Card", entry("gray-gamma-22", #""white": "0.5""#))

    #expect(components(try color("Brand/Card"))[0] == 0.5)
    #expect(UIColor(named: "Card", in: try catalog.bundle, compatibleWith: nil) == nil)
  }

  @Test("Two colors of one name are equal, and keep their alpha and appearance together")
  func equality() throws {
    try catalog.writeColor("Card", entry("gray-gamma-22", #""white": "0.5""#))
    let color = try color("Card")

    #expect(color == (try self.color("Card")))
    #expect(color.hash == (try self.color("Card")).hash)
    #expect(components(color.withAlphaComponent(0.25)) == [0.5, 0.5, 0.5, 0.25])
    #expect("\(color)" == "<UIDynamicCatalogColor; name = Card>")
  }

  @Test(
    "A damaged color set has no color, and one message names the file and the reason",
    arguments: [
      ("{", "is damaged"),
      (#"{"colors": 3}"#, "is damaged at colors"),
      (#"{"colors": []}"#, "has no color"),
      (
        #"{"colors": [{"color": {"color-space": "cmyk", "components": {}}}]}"#,
        "has a color in the unknown color space “cmyk”"
      ),
      (
        #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "1"}}}]}"#,
        "has a color without the component “green”"
      ),
      (
        #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
        "“much” is no color component"
      ),
      (
        #"{"colors": [{"color": {"reference": "plaidColor"}}]}"#,
        "refers to the unknown system color “plaidColor”"
      ),
    ])
  func damaged(contents: String, reason: String) throws {
    try catalog.write(contents, to: "Broken.colorset/Contents.json")

    for _ in 1...3 {
      #expect(UIColor(named: "Broken", in: try catalog.bundle, compatibleWith: nil) == nil)
    }

    let messages = AssetLog.messages(containing: catalog.path)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Broken.colorset/Contents.json") == true)
    #expect(messages.first?.contains(reason) == true, "\(messages)")
  }

  @Test("A name without a color set has no color and no message")
  func missing() throws {
    #expect(UIColor(named: "Nothing", in: try catalog.bundle, compatibleWith: nil) == nil)
    #expect(AssetLog.messages(containing: catalog.path).isEmpty)
  }
}
