import SnapshotComparison
import UIKit

extension Screen {
  /// Returns the texts whose contrast with their background is too low.
  func contrastIssues() -> [AccessibilityIssue] {
    let texts = auditedTexts.filter { $0.view.textStyle != nil && !$0.view.isInDisabledControl }
    guard !texts.isEmpty else { return [] }
    let background = image(without: texts.map(\.view))
    return texts.compactMap { text in
      guard let style = text.view.textStyle,
        let behind = background.averageColor(in: text.frame)
      else { return nil }
      let full = text.view.backgroundColor.map { text.view.rgba(of: $0).over(behind) } ?? behind
      let color = text.view.rgba(of: style.color)
      let ratio = color.opacity(text.view.effectiveAlpha).over(full).contrast(with: full)
      guard ratio < style.requiredContrast else { return nil }
      return issue(
        .lowContrast(ratio: ratio, required: style.requiredContrast), of: text.view,
        text: text.text)
    }
  }

  /// Returns the pixels of the screen as they are behind some views.
  private func image(without views: [UIView]) -> ScreenPixels {
    let alphas = views.map(\.alpha)
    for view in views { view.alpha = 0 }
    defer { for (view, alpha) in zip(views, alphas) { view.alpha = alpha } }
    return ScreenPixels(renderedImage())
  }
}

/// The color and the font of a text.
private struct TextStyle {
  let color: UIColor
  let font: UIFont

  /// The ratio of Apple's Human Interface Guidelines for text of this size and weight.
  var requiredContrast: Double {
    font.pointSize >= 18 || font.fontDescriptor.symbolicTraits.contains(.traitBold) ? 3 : 4.5
  }
}

extension UIView {
  /// The style of a label's or text view's text; `nil` for other views.
  fileprivate var textStyle: TextStyle? {
    switch self {
    case let label as UILabel:
      let color = label.isHighlighted ? label.highlightedTextColor : nil
      return TextStyle(color: color ?? label.textColor, font: label.font)
    case let textView as UITextView:
      return TextStyle(
        color: textView.textColor ?? .black,
        font: textView.font ?? .systemFont(ofSize: 14))
    default: return nil
    }
  }

  fileprivate var isInDisabledControl: Bool {
    if let label = self as? UILabel, !label.isEnabled { return true }
    return sequence(first: self, next: \.superview).contains {
      ($0 as? UIControl)?.isEnabled == false
    }
  }

  /// The alpha of the view and of the views around it, multiplied.
  fileprivate var effectiveAlpha: Double {
    sequence(first: self, next: \.superview).reduce(1) { $0 * Double($1.alpha) }
  }

  /// Returns the components of a color, as the view displays it.
  fileprivate func rgba(of color: UIColor) -> RGBA {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = color.resolvedColor(with: traitCollection)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// A color in the sRGB color space, with components from 0 to 1.
struct RGBA: Equatable {
  var red, green, blue: Double
  var alpha = 1.0

  /// Returns the color with its alpha multiplied.
  func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns the opaque color that is seen if this color is over an opaque one.
  func over(_ background: RGBA) -> RGBA {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue))
  }

  /// Returns the contrast ratio of WCAG 2 between two opaque colors, from 1 to 21.
  func contrast(with other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}

/// The pixels of an opaque image of a screen.
struct ScreenPixels {
  private let pixels: [UInt32]
  private let width: Int
  private let height: Int
  private let scale: CGFloat

  /// Reads the pixels of an image.
  init(_ image: UIImage) {
    pixels = image.cgImage?.readPixels() ?? []
    width = image.cgImage?.width ?? 0
    height = image.cgImage?.height ?? 0
    scale = image.scale
  }

  /// Returns the average color in a rectangle, in points; `nil` outside of the image.
  func averageColor(in rect: CGRect) -> RGBA? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    var (red, green, blue) = (0, 0, 0)
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        let pixel = pixels[y * width + x]
        red += Int((pixel >> 16) & 255)
        green += Int((pixel >> 8) & 255)
        blue += Int(pixel & 255)
      }
    }
    let total = Double(part.width * part.height) * 255
    return RGBA(
      red: Double(red) / total, green: Double(green) / total, blue: Double(blue) / total)
  }
}
