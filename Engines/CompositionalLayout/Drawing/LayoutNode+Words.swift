import Foundation

// How descriptions read in a drawing.

extension LayoutNode {
  /// What it is.
  var name: String {
    switch content {
    case .leaf: "item"
    case .custom: "custom group"
    case .group(let group): group.axis == .horizontal ? "horizontal group" : "vertical group"
    }
  }

  /// How it is described: its dimensions, and what is not as it is by itself.
  var words: String {
    var words = [".\(size.width.text) × .\(size.height.text)"]
    if case .group(let group) = content { words += group.words }
    if insets != .zero { words.append("insets \(insets.text)") }
    if edgeSpacing != .none { words.append("edges \(edgeSpacing.text)") }
    return words.joined(separator: ", ")
  }
}

extension LayoutGroup {
  fileprivate var words: [String] {
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
