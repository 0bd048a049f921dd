import UIKit

/// A label with an assigned display scale.
final class ScaledLabel: UILabel {
  var scale: CGFloat = 3

  override var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [
      super.traitCollection, UITraitCollection(displayScale: scale),
    ])
  }
}

@MainActor
func makeLabel(_ text: String?, size: CGFloat = 17, lines: Int = 1, scale: CGFloat = 3) -> UILabel {
  let label = ScaledLabel()
  label.scale = scale
  label.text = text
  label.font = .systemFont(ofSize: size)
  label.numberOfLines = lines
  return label
}

extension UILabel {
  /// The size of the label that fits an unlimited size.
  var naturalSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns an image of the label on white at the given scale.
  func picture(scale: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      draw(bounds)
    }
  }
}
