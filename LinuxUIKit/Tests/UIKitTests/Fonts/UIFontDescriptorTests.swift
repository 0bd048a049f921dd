import Testing
import UIKit

@Suite("Font descriptors")
struct UIFontDescriptorTests {
  private let body = UIFont.preferredFont(
    forTextStyle: .body,
    compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
  ).fontDescriptor

  @Test("The bold trait selects the semibold face and keeps the line spacing")
  func boldTrait() throws {
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
    #expect(font.pointSize == 17)
    #expect(abs(font.lineHeight + font.leading - 22) < 1e-9)
  }

  @Test("The italic trait selects the italic face")
  func italicTrait() throws {
    let italic = try #require(body.withSymbolicTraits(.traitItalic))
    #expect(italic.symbolicTraits.contains(.traitItalic))
    let slanted = UIFont.italicSystemFont(ofSize: 17)
    #expect(UIFont(descriptor: italic, size: 0).fontName == slanted.fontName)
  }

  @Test("Tight and loose leading change the line spacing by two points")
  func leading() throws {
    let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
    let loose = try #require(body.withSymbolicTraits(.traitLooseLeading))
    let font = UIFont(descriptor: body, size: 0)
    #expect(abs(UIFont(descriptor: tight, size: 0).leading - (font.leading - 2)) < 1e-9)
    #expect(abs(UIFont(descriptor: loose, size: 0).leading - (font.leading + 2)) < 1e-9)
  }

  @Test("The monospaced design is another family")
  func monospaced() throws {
    let design = try #require(body.withDesign(.monospaced))
    let font = UIFont(descriptor: design, size: 15)
    #expect(font.pointSize == 15)
    #expect(
      font.familyName == UIFont.monospacedSystemFont(ofSize: 15, weight: .regular).familyName)
  }

  @Test("Attributes set size and weight")
  func attributes() {
    let descriptor = body.addingAttributes([
      .size: 40, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 40, weight: .heavy))
  }
}
