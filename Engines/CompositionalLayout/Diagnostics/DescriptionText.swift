import Foundation
import LayoutGeometry

// The text of numbers and descriptions in diagnostics and drawings, such as `33.33` and `32 × 94`.

extension CGFloat {
  /// The number with at most two fraction digits; in full if it is not finite, very large, or
  /// rounds to zero.
  var text: String {
    guard isFinite, magnitude < 1e15, magnitude >= 0.01 || self == 0 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns a length along an axis and its spacing: `120 pt wide with 8 pt of spacing`.
  func text(along axis: LayoutAxis, spacing: CGFloat = 0) -> String {
    let length = "\(text) pt \(axis == .horizontal ? "wide" : "high")"
    return spacing.magnitude < 0.005 ? length : "\(length) with \(spacing.text) pt of spacing"
  }
}

extension CGSize {
  /// The width and the height: `32 × 94`.
  var text: String { "\(width.text) × \(height.text)" }
}

extension CGPoint {
  /// Both coordinates: `(0, 12)`.
  var text: String { "(\(x.text), \(y.text))" }
}

extension LayoutInsets {
  /// All four insets in the order of `NSDirectionalEdgeInsets`.
  var text: String {
    "top \(top.text), leading \(leading.text), bottom \(bottom.text), trailing \(trailing.text)"
  }
}

extension LayoutDimension {
  /// The dimension as written in code, without the leading dot.
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

// MARK: Nodes

extension LayoutNode {
  /// The kind of node.
  var name: String {
    switch content {
    case .leaf: "item"
    case .custom: "custom group"
    case .group(let group): group.axis == .horizontal ? "horizontal group" : "vertical group"
    }
  }

  /// The dimensions of the node and its properties that differ from their defaults.
  var text: String {
    var parts = [".\(size.width.text) × .\(size.height.text)"]
    if case .group(let group) = content { parts += group.parts }
    if insets != .zero { parts.append("insets \(insets.text)") }
    if edgeSpacing != .none { parts.append("edges \(edgeSpacing.text)") }
    return parts.joined(separator: ", ")
  }
}

extension LayoutGroup {
  fileprivate var parts: [String] {
    let filling: [String] =
      switch filling {
      case .cycle: []
      case .divided(let count): ["\(count) of equal length"]
      case .repeated(let count): ["up to \(count) copies"]
      }
    return filling + (spacing == .fixed(0) ? [] : ["spacing \(spacing.text)"])
  }
}

extension LayoutSpacing {
  fileprivate var text: String {
    switch self {
    case .fixed(let points): "fixed \(points.text)"
    case .flexible(let points): "flexible \(points.text)"
    }
  }
}

extension LayoutEdgeSpacing {
  fileprivate var text: String {
    [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
      .filter { $0.1 != .fixed(0) }.map { "\($0) \($1.text)" }.joined(separator: ", ")
  }
}
