import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A font that the packages of the build install, and that isn't one of the system's fonts here.
private let file = URL(
  fileURLWithPath:
    "/usr/share/fonts/truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf")

@Suite("Fonts of an app") struct AppFontTests {
  private func font(size: CGFloat) throws -> UIFont {
    AppFonts.shared.register(file)
    return try #require(UIFont(name: "MaterialIcons-Regular", size: size))
  }

  @Test("A font is found by its PostScript name, its full name and its family")
  func names() throws {
    let font = try font(size: 24)

    #expect(font.familyName == "Material Icons")
    #expect(font.fontName == "MaterialIcons-Regular")
    for name in ["MaterialIcons-Regular", "Material Icons"] {
      #expect(UIFont(name: name, size: 24) == font)
    }
    #expect(UIFont(name: "No such font", size: 24) == nil)
    #expect(UIFont.familyNames.contains("Material Icons"))
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.fontNames(forFamilyName: "Material Icons") == ["MaterialIcons-Regular"])
    #expect(UIFont.fontNames(forFamilyName: "Nothing") == [])
  }

  @Test("A font has the metrics of its file, linear in its size")
  func metrics() throws {
    let (small, large) = (try font(size: 20), try font(size: 40))

    // The table hhea of the file: ascender and descender, in 512 units for an em.
    #expect(abs(large.ascender - 40 * ascender) < 0.01)
    #expect(abs(large.descender - 40 * descender) < 0.01)
    #expect(large.lineHeight == large.ascender - large.descender)
    #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.001)
  }

  @Test("A descriptor has the names of its font, and finds fonts by names")
  func descriptors() throws {
    let font = try font(size: 24)
    let descriptor = font.fontDescriptor

    #expect(descriptor.object(forKey: .family) as? String == "Material Icons")
    #expect(descriptor.object(forKey: .name) as? String == "MaterialIcons-Regular")
    #expect(descriptor.object(forKey: .face) as? String == "Regular")
    #expect(UIFontDescriptor(name: "Material Icons", size: 24) == descriptor)
    let attributes: [UIFontDescriptor.AttributeName: Any] = [.family: "Material Icons", .size: 24]
    #expect(UIFontDescriptor(fontAttributes: attributes) == descriptor)
    let system = UIFont.systemFont(ofSize: 24).fontDescriptor
    #expect(system.withFamily("Material Icons") == descriptor)
    #expect(system.withFamily("Nothing") == system)
    #expect(system.withFace("Bold").postscriptName == "Inter-Bold")
    #expect(system.withFace("Bold Italic").postscriptName == "Inter-BoldItalic")
  }

  @Test("A descriptor of the serif design is drawn by DejaVu Serif")
  func serif() throws {
    let system = UIFont.systemFont(ofSize: 17, weight: .bold)
    let serif = try #require(system.fontDescriptor.withDesign(.serif))

    #expect(UIFont(descriptor: serif, size: 0).fontName == "DejaVuSerif-Bold")
    #expect(UIFont(descriptor: serif, size: 0).lineHeight == system.lineHeight)
  }

  @Test("A file that is no font registers nothing")
  func damaged() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("no font".utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }

    #expect(AppFonts.shared.register(path) == [])
  }

  @MainActor @Test("Texts in an app's font and in the serif design match their golden picture")
  func picture() throws {
    let icons = UILabel(frame: CGRect(x: 8, y: 4, width: 150, height: 44))
    icons.font = try font(size: 36)
    // The code points of "favorite", "home" and "star".
    icons.text = "\u{E87D}\u{E88A}\u{E838}"
    let serif = UILabel(frame: CGRect(x: 8, y: 52, width: 150, height: 30))
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.serif)
    serif.font = UIFont(descriptor: try #require(descriptor), size: 0)
    serif.text = "Serif, 0123"
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 90))
    view.backgroundColor = .white
    for label in [icons, serif] { view.addSubview(label) }
    let image = view.layer.image(scale: 2)

    expectImage(image, named: "app_fonts")
  }

  private let ascender: CGFloat = 1
  private let descender: CGFloat = 0
}
