import Foundation
import Synchronization

/// An image or symbol of an asset catalog that is drawn at any size, from an SVG file.
///
/// A symbol is either a template of the SF Symbols app, which has a drawing for each weight and
/// scale at a point size of 100, or any other file, whose height is that of the font.
final class VectorImage: Sendable {
  /// The name of the set.
  let name: String
  /// Whether the image is a symbol.
  let isSymbol: Bool
  private let document: SVGDocument
  /// The elements of a template, by their identifiers.
  private let drawings: Set<String>
  /// The identity of the image: no other one of this process ever has this number.
  private let number: UInt64
  private static let lastNumber = Atomic<UInt64>(0)
  /// The pixels of all vector images that were drawn recently.
  private static let cache = BoundedCache<PixelsKey, CGImage>(
    byteLimit: 64 << 20, largestValue: 32 << 20)

  /// Drops the pixels of all vector images.
  static func removeKeptPixels() { cache.removeAll() }

  /// The point size of the drawings of a template.
  private static let templatePointSize: CGFloat = 100
  /// The longest side that is drawn, in pixels; longer ones are scaled up.
  private static let maximumSide: CGFloat = 4_096

  /// Creates an image.
  init(document: SVGDocument, name: String, isSymbol: Bool) {
    (self.document, self.name, self.isSymbol) = (document, name, isSymbol)
    drawings = isSymbol ? document.elements(among: Self.drawingNames) : []
    number = Self.lastNumber.add(1, ordering: .relaxed).newValue
  }

  /// Returns the size in points.
  func size(for configuration: UIImage.SymbolConfiguration?) -> CGSize {
    guard isSymbol else { return document.size }
    let drawing = drawing(for: configuration)
    let factor = factor(of: drawing, configuration: configuration)
    let size = drawing.name.flatMap(document.frame(ofElement:))?.size ?? document.size
    return CGSize(
      width: ceiledToPixel(size.width * factor, scale: 1),
      height: ceiledToPixel(size.height * factor, scale: 1))
  }

  /// Returns the pixels of the image at a size in points and a scale; `nil` if they have no size.
  ///
  /// Those that were drawn recently are kept, up to a number of bytes for all images.
  func pixels(
    size: CGSize, scale: CGFloat, configuration: UIImage.SymbolConfiguration?
  ) -> CGImage? {
    let longest = max(size.width, size.height) * scale
    guard longest.isFinite, longest > 0 else { return nil }
    let reduction = min(1, Self.maximumSide / longest)
    let drawing = isSymbol ? drawing(for: configuration).name : nil
    let key = PixelsKey(
      image: number, width: max(1, Int((size.width * scale * reduction).rounded(.up))),
      height: max(1, Int((size.height * scale * reduction).rounded(.up))), drawing: drawing)
    if let known = Self.cache.value(for: key) { return known }
    let pixels = document.pixels(width: key.width, height: key.height, element: key.drawing)
    if let pixels { Self.cache.insert(pixels, for: key) }
    return pixels
  }
}

// MARK: Drawings of templates

extension VectorImage {
  /// A drawing of a template, and whether its scale is that of the configuration.
  private struct Drawing {
    /// The identifier; `nil` for the whole file.
    var name: String?
    var hasScale = false
  }

  private static let weightNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]

  private static let drawingNames = weightNames.flatMap { weight in
    ["S", "M", "L"].map { "\(weight)-\($0)" }
  }

  /// Returns the drawing for the weight and the scale, or else that for the weight, or else a
  /// regular one.
  private func drawing(for configuration: UIImage.SymbolConfiguration?) -> Drawing {
    let configuration = configuration ?? .unspecified
    let weight = configuration.weight.templateName
    let scale = configuration.scale.templateName
    for name in [weight, "Regular"] {
      if drawings.contains("\(name)-\(scale)") {
        return Drawing(name: "\(name)-\(scale)", hasScale: true)
      }
      for other in ["M", "S", "L"] where drawings.contains("\(name)-\(other)") {
        return Drawing(name: "\(name)-\(other)", hasScale: false)
      }
    }
    return Drawing(name: drawings.min())
  }

  /// Returns the ratio of points to the units of the file.
  private func factor(
    of drawing: Drawing, configuration: UIImage.SymbolConfiguration?
  ) -> CGFloat {
    let configuration = configuration ?? .unspecified
    let scale = drawing.hasScale ? 1 : configuration.scale.factor
    // Unverified: a file that is no template is as high as the font.
    let unit = drawing.name == nil ? max(document.size.height, 1) : Self.templatePointSize
    return configuration.usedPointSize * scale / unit
  }
}

extension UIImage.SymbolWeight {
  /// The name in templates of symbols.
  fileprivate var templateName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .unspecified, .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    }
  }
}

extension UIImage.SymbolScale {
  /// The name in templates of symbols.
  fileprivate var templateName: String {
    switch self {
    case .small: "S"
    case .large: "L"
    case .default, .unspecified, .medium: "M"
    }
  }
}

extension VectorImage {
  /// All that the pixels of a vector image depend on.
  private struct PixelsKey: Hashable, Sendable {
    let image: UInt64
    let width: Int
    let height: Int
    let drawing: String?
  }
}
