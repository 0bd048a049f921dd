import Foundation

/// A color of a color set: components in a color space, or a reference to a system color.
struct AssetColor: Decodable, Sendable {
  private var colorSpace: String?
  private var components: [String: Component]?
  private var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  /// A component as written: a fraction with a decimal point, an integer up to 255, or a
  /// hexadecimal number up to 0xFF.
  struct Component: Decodable, Sendable {
    /// The value, from 0 to 1 except for extended color spaces.
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        guard let value = Self.value(of: text) else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "“\(text.prefix(40))” is no color component")
        }
        self.value = value
      } else {
        value = CGFloat(try container.decode(Double.self))
      }
    }

    static func value(of text: String) -> CGFloat? {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      if let byte = Int(text) { return (0...255).contains(byte) ? CGFloat(byte) / 255 : nil }
      guard let fraction = Double(text), fraction.isFinite, abs(fraction) <= 1_000 else {
        return nil
      }
      return CGFloat(fraction)
    }
  }
}

extension AssetColor {
  /// A color that can be resolved.
  enum Definition: Sendable {
    case components(ColorComponents)
    case system(UIColor)
  }

  /// A reason for which a color can't be used.
  struct Mistake: Error {
    let reason: String
  }

  /// The color.
  ///
  /// - Throws: A `Mistake` for an unknown color space or name, or a missing component.
  var definition: Definition {
    get throws(Mistake) {
      if let reference {
        guard let color = Self.systemColors[reference] else {
          throw Mistake(reason: "refers to the unknown system color “\(reference)”")
        }
        return .system(color)
      }
      return .components(try fixed)
    }
  }

  private var fixed: ColorComponents {
    get throws(Mistake) {
      let alpha = components?["alpha"]?.value ?? 1
      switch colorSpace ?? "srgb" {
      case "srgb", "extended-srgb":
        return .sRGB(
          red: try component("red"), green: try component("green"), blue: try component("blue"),
          alpha: alpha)
      case "display-p3":
        let color = DisplayP3(
          red: try component("red"), green: try component("green"), blue: try component("blue"))
        return color.components(alpha: alpha)
      case "extended-linear-srgb":
        return .sRGB(
          red: DisplayP3.encoded(try component("red")),
          green: DisplayP3.encoded(try component("green")),
          blue: DisplayP3.encoded(try component("blue")), alpha: alpha)
      case "gray-gamma-22", "extended-gray":
        return .gray(white: try component("white"), alpha: alpha)
      case let unknown:
        throw Mistake(reason: "has a color in the unknown color space “\(unknown)”")
      }
    }
  }

  private func component(_ name: String) throws(Mistake) -> CGFloat {
    guard let component = components?[name] else {
      throw Mistake(reason: "has a color without the component “\(name)”")
    }
    return component.value
  }

  /// The system colors by the names in asset catalogs.
  private static let systemColors: [String: UIColor] = {
    let dynamic: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
      .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
      .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
      .quaternarySystemFill, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    var colors: [String: UIColor] = [
      "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    ]
    for color in dynamic {
      guard case .system(let entry) = color.source else { continue }
      colors[entry.name] = color
    }
    return colors
  }()
}

/// The color of a color set, with a value for each environment.
final class NamedColor: Sendable {
  /// The name, with namespaces.
  let name: String
  private let folder: URL
  private let variants: [Variant]

  /// A value for an environment.
  private struct Variant: Sendable {
    let environment: AssetEnvironment
    let definition: AssetColor.Definition
  }

  /// Reads a color set; reports a damaged one, and returns `nil` for it.
  init?(name: String, folder: URL) {
    guard let contents = AssetContents.read(folder) else { return nil }
    var variants: [Variant] = []
    for entry in contents.colors ?? [] {
      guard let color = entry.color else { continue }
      do {
        variants.append(
          Variant(environment: entry.environment, definition: try color.definition))
      } catch {
        AssetLog.report(error.reason, file: AssetContents.file(of: folder))
        return nil
      }
    }
    guard !variants.isEmpty else {
      AssetLog.report("has no color", file: AssetContents.file(of: folder))
      return nil
    }
    (self.name, self.folder, self.variants) = (name, folder, variants)
  }

  /// Returns the components for traits.
  func resolved(with traits: UITraitCollection) -> ColorComponents {
    switch variants.suiting(traits, \.environment)?.definition {
    case .components(let components): components
    case .system(let color): color.components(with: traits)
    // Only a set for another kind of device has no value.
    case nil: .gray(white: 0, alpha: 0)
    }
  }

  /// Returns whether a color has a value for a device.
  func isUsable(with traits: UITraitCollection) -> Bool {
    variants.suiting(traits, \.environment) != nil
  }
}

extension NamedColor: Hashable {
  static func == (left: NamedColor, right: NamedColor) -> Bool {
    left === right || left.folder == right.folder
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension UIColor {
  /// Creates the color of a color set in the asset catalogs of the main bundle; `nil` if there is
  /// none, or it is damaged.
  ///
  /// ```swift
  /// view.backgroundColor = UIColor(named: "Brand/Card")
  /// ```
  ///
  /// The color is dynamic: it has the value for the appearance, contrast and device of the view
  /// that uses it. The name is that of the set, after the names of folders that provide a
  /// namespace. The file is read once. Damaged sets are reported on standard error.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color of a color set in the asset catalogs of a bundle, or of the main bundle if
  /// it is `nil`; `nil` if there is none for the device of the traits.
  ///
  /// A SwiftPM target has its catalog in `Bundle.module`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetLibrary.shared.color(named: name, in: bundle ?? .main),
      color.isUsable(with: traitCollection ?? .current)
    else { return nil }
    self.init(source: .asset(color))
  }
}
