import CompositionalLayout
import LayoutGeometry
import UIKit

// Conversion of lengths, spacing and insets between UIKit's types and the engine's values. The
// boxes store the values: UIKit's classes have no equality, and only the values can be solved
// without a view.

// MARK: Dimensions

@MainActor extension LayoutItemSize {
  /// Creates a size of the lengths that two dimensions stand for.
  init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(width: LayoutDimension(width), height: LayoutDimension(height))
  }

  /// A new `NSCollectionLayoutSize` of the same dimensions.
  var layoutSize: NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: width.layoutDimension, heightDimension: height.layoutDimension)
  }
}

@MainActor extension LayoutDimension {
  /// Creates the length that `dimension` stands for.
  init(_ dimension: NSCollectionLayoutDimension) {
    if dimension.isFractionalWidth {
      self = .fractionalWidth(dimension.dimension)
    } else if dimension.isFractionalHeight {
      self = .fractionalHeight(dimension.dimension)
    } else if dimension.isAbsolute {
      self = .absolute(dimension.dimension)
    } else if dimension.isUniform {
      self = .uniform(dimension.dimension)
    } else {
      self = .estimated(dimension.dimension)
    }
  }

  /// A new `NSCollectionLayoutDimension` of this length.
  var layoutDimension: NSCollectionLayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fractionalWidth(let fraction): .fractionalWidth(fraction)
    case .fractionalHeight(let fraction): .fractionalHeight(fraction)
    case .estimated(let points): .estimated(points)
    case .uniform(let points): .uniform(points)
    }
  }
}

extension NSCollectionLayoutDimension {
  /// Whether siblings that use the dimension are as long as the longest of them; `false` before
  /// iOS 17.
  fileprivate var isUniform: Bool {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return false }
    return isUniformAcrossSiblings
  }

  /// Returns a dimension that is uniform across siblings; before iOS 17, an estimated one.
  fileprivate static func uniform(_ points: CGFloat) -> NSCollectionLayoutDimension {
    guard #available(iOS 17.0, tvOS 17.0, *) else { return .estimated(points) }
    return .uniformAcrossSiblings(estimate: points)
  }
}

// MARK: Spacing

@MainActor extension LayoutSpacing {
  /// Creates the spacing that `spacing` stands for.
  init(_ spacing: NSCollectionLayoutSpacing) {
    self = spacing.isFlexibleSpacing ? .flexible(spacing.spacing) : .fixed(spacing.spacing)
  }

  /// A new `NSCollectionLayoutSpacing`, or `nil` for no spacing.
  var layoutSpacing: NSCollectionLayoutSpacing? {
    switch self {
    case .fixed(0): nil
    case .fixed(let points): .fixed(points)
    case .flexible(let points): .flexible(points)
    }
  }
}

@MainActor extension LayoutEdgeSpacing {
  /// Creates the same spacing around a box.
  init(_ edges: LayoutBoxConfig.EdgeSpacing) {
    self.init(
      leading: LayoutSpacing(edges.leading), top: LayoutSpacing(edges.top),
      trailing: LayoutSpacing(edges.trailing), bottom: LayoutSpacing(edges.bottom))
  }

  /// Creates the same spacing around an item.
  init(_ spacing: NSCollectionLayoutEdgeSpacing) {
    self.init(
      leading: LayoutSpacing(spacing.leading), top: LayoutSpacing(spacing.top),
      trailing: LayoutSpacing(spacing.trailing), bottom: LayoutSpacing(spacing.bottom))
  }

  /// A new `NSCollectionLayoutEdgeSpacing`, or `nil` for no spacing at any edge.
  var layoutEdgeSpacing: NSCollectionLayoutEdgeSpacing? {
    guard self != .none else { return nil }
    return NSCollectionLayoutEdgeSpacing(
      leading: leading.layoutSpacing, top: top.layoutSpacing, trailing: trailing.layoutSpacing,
      bottom: bottom.layoutSpacing)
  }
}

@MainActor extension LayoutSpacing {
  fileprivate init(_ spacing: NSCollectionLayoutSpacing?) {
    self = spacing.map { LayoutSpacing($0) } ?? .fixed(0)
  }
}

// MARK: Insets

extension LayoutInsets {
  /// Creates the same insets.
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The same insets in UIKit's type.
  package var edgeInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
