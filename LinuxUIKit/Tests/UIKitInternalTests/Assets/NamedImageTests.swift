import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Images of asset catalogs") struct NamedImageTests {
  private let catalog: CatalogFolder
  private static let dark = #"[{"appearance": "luminosity", "value": "dark"}]"#

  init() throws { catalog = try CatalogFolder() }

  private func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage? {
    UIImage(named: name, in: try catalog.bundle, compatibleWith: traits)
  }

  @Test("The file of the display's scale is used", arguments: [CGFloat(1), 2, 3])
  func scales(scale: CGFloat) throws {
    for scale in 1...3 {
      try catalog.write(
        plainFile(.red, width: 6, height: 6), to: "Dot.imageset/dot\(scale).png")
    }
    try catalog.writeImage(
      "Dot",
      (1...3).map { #"{"idiom": "universal", "filename": "dot\#($0).png", "scale": "\#($0)x"}"# }
        .joined(separator: ","))

    let image = try image("Dot", UITraitCollection(displayScale: scale))

    #expect(image?.scale == scale)
    #expect(image?.size == CGSize(width: 6 / scale, height: 6 / scale))
  }

  @Test("A scale without a file uses the next larger one, or else the largest")
  func missingScales() throws {
    try catalog.write(plainFile(.red, width: 6, height: 6), to: "Dot.imageset/dot.png")
    try catalog.writeImage(
      "Dot",
      #"{"idiom": "universal", "scale": "1x"}, "#
        + #"{"idiom": "universal", "filename": "dot.png", "scale": "2x"}"#)

    #expect(try image("Dot", UITraitCollection(displayScale: 1))?.scale == 2)
    #expect(try image("Dot", UITraitCollection(displayScale: 3))?.scale == 2)
  }

  @MainActor @Test("An image view displays the variant of its appearance, and follows changes")
  func appearances() throws {
    try writeDayAndNight()
    let view = UIImageView(image: try image("Sky"))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.contentMode = .scaleToFill

    #expect(view.pixel == 0xFF_FF_00_00)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.pixel == 0xFF_00_00_FF)
    view.overrideUserInterfaceStyle = .light
    #expect(view.pixel == 0xFF_FF_00_00)
  }

  @MainActor @Test("A change of an image, such as its rendering mode, applies to all its variants")
  func derivedImages() throws {
    try writeDayAndNight()
    let view = UIImageView(image: try image("Sky")?.withRenderingMode(.alwaysTemplate))
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.overrideUserInterfaceStyle = .dark

    #expect(view.pixel == 0xFF_00_FF_00)
  }

  @Test("The rendering mode of a set is that of its images")
  func renderingIntent() throws {
    for (name, intent) in [("A", "template"), ("B", "original")] {
      try catalog.write(plainFile(.red), to: "\(name).imageset/a.png")
      try catalog.writeImage(
        name, #"{"filename": "a.png"}"#,
        properties: #"{"template-rendering-intent": "\#(intent)"}"#)
    }

    #expect(try image("A")?.renderingMode == .alwaysTemplate)
    #expect(try image("B")?.renderingMode == .alwaysOriginal)
  }

  @Test("The slices of an image are its cap insets, and the part beside the center is left out")
  func slices() throws {
    try catalog.write(plainFile(.red, width: 40, height: 20), to: "Bubble.imageset/b.png")
    try catalog.writeImage(
      "Bubble",
      """
      {"filename": "b.png", "scale": "2x", "resizing": {"mode": "9-part",
        "center": {"mode": "stretch", "width": 2, "height": 4},
        "cap-insets": {"left": 10, "right": 12, "top": 6, "bottom": 8}}}
      """)

    let image = try #require(try image("Bubble"))

    #expect(image.capInsets == UIEdgeInsets(top: 3, left: 5, bottom: 4, right: 6))
    #expect(image.resizingMode == .stretch)
    // 10 + 2 + 12 and 6 + 4 + 8 pixels at scale 2.
    #expect(image.size == CGSize(width: 12, height: 9))
  }

  @Test("A vector image is drawn at each scale, and keeps its size in points")
  func vectors() throws {
    try catalog.write(Self.square, to: "Square.imageset/s.svg")
    try catalog.writeImage("Square", #"{"filename": "s.svg", "idiom": "universal"}"#)
    let image = try #require(try image("Square", UITraitCollection(displayScale: 2)))

    #expect(image.size == CGSize(width: 10, height: 20))
    #expect(image.cgImage?.width == 20)
    #expect(image.centerPixel == 0xFF_00_80_00)
    #expect(!image.isSymbolImage)
  }

  @Test("A symbol set is a template image, whose size follows its configuration")
  func symbols() throws {
    try catalog.write(Self.symbolTemplate, to: "bars.symbolset/bars.svg")
    try catalog.write(
      #"{"symbols": [{"filename": "bars.svg", "idiom": "universal"}]}"#,
      to: "bars.symbolset/Contents.json")
    let image = try #require(try image("bars"))
    func size(_ points: CGFloat, _ weight: UIImage.SymbolWeight) -> CGSize {
      image.withConfiguration(UIImage.SymbolConfiguration(pointSize: points, weight: weight)).size
    }

    #expect(image.isSymbolImage)
    // The drawings are 80 × 60 and 100 × 90 units at a point size of 100.
    #expect(size(50, .regular) == CGSize(width: 40, height: 30))
    #expect(size(50, .black) == CGSize(width: 50, height: 45))
    #expect(size(100, .medium) == CGSize(width: 80, height: 60))
  }

  @Test("A file that can't be used creates no image, and one message names it and the reason")
  func damaged() throws {
    try catalog.write("no image", to: "A.imageset/a.png")
    try catalog.write("<svg", to: "B.imageset/b.svg")
    try catalog.write("%PDF-1.7", to: "C.imageset/c.pdf")
    for name in ["A", "B", "C"] {
      let file = ["A": "a.png", "B": "b.svg", "C": "c.pdf"][name] ?? ""
      try catalog.writeImage(name, #"{"filename": "\#(file)"}"#)
    }
    try catalog.writeImage("D", #"{"filename": "../../../etc/hostname"}"#)
    try catalog.writeImage("E", #"{"filename": "missing.png"}"#)

    for name in ["A", "B", "C", "D", "E"] {
      #expect(try image(name) == nil)
      #expect(try image(name) == nil)
    }

    let messages = AssetLog.messages(containing: catalog.path)
    #expect(messages.count == 5)
    for (part, reason) in [
      ("a.png", "is no PNG or JPEG file, or is damaged"), ("b.svg", "is a damaged SVG file"),
      ("c.pdf", "is a PDF file, which isn't supported: use SVG or PNG"),
      ("D.imageset/Contents.json", "names no file"), ("missing.png", "can't be read"),
    ] {
      #expect(messages.contains { $0.contains("\(part) \(reason)") }, "\(part)")
    }
  }

  @Test("A name without a set is that of a file beside the catalog")
  func files() throws {
    try catalog.writeBeside(plainFile(.red, width: 4, height: 4), name: "plain@2x.png")

    #expect(try image("plain")?.size == CGSize(width: 2, height: 2))
  }

  @Test("The resources of an executable are those of its target, which SwiftPM puts beside it")
  func executables() throws {
    let folder = URL(fileURLWithPath: catalog.path)
    for name in ["App_App.resources", "App_Library.resources", "App.resources"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    let found = Bundle.resourceFolders(ofExecutable: "App", in: folder)

    #expect(found.map(\.lastPathComponent) == ["App_App.resources"])
  }

  @Test("A data set has the content and the type of its file")
  func data() throws {
    try catalog.write("[1, 2]", to: "Numbers.dataset/numbers.json")
    try catalog.write(
      #"{"data": [{"filename": "numbers.json", "universal-type-identifier": "public.json"}]}"#,
      to: "Numbers.dataset/Contents.json")

    let asset = try #require(NSDataAsset(name: "Numbers", bundle: try catalog.bundle))

    #expect(asset.data == Data("[1, 2]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    #expect(asset.name == "Numbers")
    #expect(NSDataAsset(name: "Letters", bundle: try catalog.bundle) == nil)
  }

  @MainActor @Test("Images, vector images and symbols in light and dark match their golden picture")
  func picture() throws {
    try catalog.write(Self.badge, to: "Badge.imageset/badge.svg")
    try catalog.write(Self.darkBadge, to: "Badge.imageset/dark.svg")
    try catalog.writeImage(
      "Badge",
      #"{"filename": "badge.svg"}, {"filename": "dark.svg", "appearances": \#(Self.dark)}"#,
      properties: #"{"preserves-vector-representation": true}"#)
    try catalog.write(Self.symbolTemplate, to: "bars.symbolset/bars.svg")
    try catalog.write(
      #"{"symbols": [{"filename": "bars.svg"}]}"#, to: "bars.symbolset/Contents.json")
    try catalog.writeColor(
      "Card",
      #"{"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0xF3", "blue": "0xD6"}}}, "#
        + #"{"appearances": \#(Self.dark), "color": {"color-space": "srgb", "components": {"red": "0x2A", "green": "0x24", "blue": "0x14"}}}"#
    )
    let styles: [UIUserInterfaceStyle] = [.light, .dark]
    let cards = try styles.map { style in
      let card = try card()
      card.overrideUserInterfaceStyle = style
      return card
    }
    let strip = UIStackView(arrangedSubviews: cards)
    strip.axis = .vertical
    strip.frame = CGRect(x: 0, y: 0, width: 200, height: 160)
    strip.distribution = .fillEqually
    strip.layoutIfNeeded()

    let image = strip.layer.image(scale: 2)

    expectImage(image, named: "catalog")
  }

  @MainActor private func card() throws -> UIView {
    let card = UIView()
    card.backgroundColor = UIColor(named: "Card", in: try catalog.bundle, compatibleWith: nil)
    let badge = UIImageView(image: try image("Badge"))
    badge.frame = CGRect(x: 16, y: 16, width: 48, height: 48)
    badge.contentMode = .scaleAspectFit
    card.addSubview(badge)
    let weights: [UIImage.SymbolWeight] = [.regular, .black]
    for (index, weight) in weights.enumerated() {
      let symbol = try image("bars")?
        .withConfiguration(UIImage.SymbolConfiguration(pointSize: 40, weight: weight))
      let view = UIImageView(image: symbol)
      view.frame.origin = CGPoint(x: 84 + 56 * CGFloat(index), y: 22)
      view.tintColor = index == 0 ? .systemBlue : .label
      card.addSubview(view)
    }
    return card
  }

  private func writeDayAndNight() throws {
    try catalog.write(
      plainFile(UIColor(red: 1, green: 0, blue: 0, alpha: 1), width: 4, height: 4),
      to: "Sky.imageset/day.png")
    try catalog.write(
      plainFile(UIColor(red: 0, green: 0, blue: 1, alpha: 1), width: 4, height: 4),
      to: "Sky.imageset/night.png")
    try catalog.writeImage(
      "Sky",
      #"{"filename": "day.png"}, {"filename": "night.png", "appearances": \#(Self.dark)}"#)
  }

  private static let square = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20">
      <rect width="10" height="20" fill="#008000"/>
    </svg>
    """

  private static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="11" fill="#c33"/>
      <path d="M12 5l2 5h5l-4 3.5 1.5 5.5-4.500-3.300-4.500 3.300 1.500-5.500-4-3.500h5z" fill="#fff"/>
    </svg>
    """

  private static let darkBadge = badge.replacingOccurrences(of: "#c33", with: "#36c")

  /// A template with two of the drawings that the SF Symbols app exports.
  private static let symbolTemplate = """
    <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes"><rect width="3300" height="2200" fill="#ddd"/></g>
      <g id="Symbols">
        <g id="Black-M" transform="translate(2800 1000)">
          <path d="M0 0h100v26h-100z M0 32h100v26h-100z M0 64h100v26h-100z"/>
        </g>
        <g id="Regular-M" transform="translate(1400 1000)">
          <path d="M0 0h80v10h-80z M0 25h80v10h-80z M0 50h80v10h-80z"/>
        </g>
      </g>
    </svg>
    """
}

extension UIView {
  /// The pixel at the top left of the view as it is drawn.
  fileprivate var pixel: UInt32? {
    layer.image().cgImage?.pixel(x: 1, y: 1)
  }
}
