import Foundation
import LayoutGeometry

// How numbers read in the text of a mistake: `120`, `33.33`, `32 × 94`, with no digits that nobody
// wrote.

extension CGFloat {
  /// At most two digits after the point; numbers that round to nothing, or are none, in full.
  var text: String {
    guard isFinite, magnitude < 1e15, magnitude >= 0.01 || self == 0 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A length along an axis, and what it needs beside: `120 pt wide with 8 pt of spacing`.
  func text(along axis: LayoutAxis, spacing: CGFloat = 0) -> String {
    let length = "\(text) pt \(axis == .horizontal ? "wide" : "high")"
    return spacing.magnitude < 0.005 ? length : "\(length) with \(spacing.text) pt of spacing"
  }
}

extension CGSize {
  /// Width and height: `32 × 94`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension CGPoint {
  /// Both coordinates: `(0, 12)`.
  var text: String { "(\(x.text), \(y.text))" }
}

extension LayoutInsets {
  /// All four distances in Apple's order.
  var text: String {
    "top \(top.text), leading \(leading.text), bottom \(bottom.text), trailing \(trailing.text)"
  }
}

extension LayoutDimension {
  /// The dimension as it is written in code, without the leading dot.
  var text: String {
    switch self {
    case .fractionalWidth(let fraction): "fractionalWidth(\(fraction.text))"
    case .fractionalHeight(let fraction): "fractionalHeight(\(fraction.text))"
    case .absolute(let points): "absolute(\(points.text))"
    case .estimated(let points): "estimated(\(points.text))"
    case .uniform(let points): "uniformAcrossSiblings(estimate: \(points.text))"
    }
  }
}
