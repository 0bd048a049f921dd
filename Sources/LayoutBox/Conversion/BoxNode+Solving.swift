import CompositionalLayout
import LayoutGeometry
import UIKit

extension BoxNode {
  /// The box as the engine reads it, without any object of UIKit.
  var layoutNode: LayoutNode {
    LayoutNode(
      size: LayoutItemSize(width: width.layoutDimension, height: height.layoutDimension),
      insets: insets?.layoutInsets ?? .zero, edgeSpacing: edges?.layoutEdgeSpacing ?? .none,
      content: type == .item ? .leaf : .group(layoutGroup))
  }

  /// The boxes inside, one for each place that UIKit gets: a box of three columns stands thrice.
  ///
  /// More columns than have room anywhere are cut off.
  var places: [BoxNode] {
    (children ?? [.filling]).flatMap { child in
      repeatElement(child, count: min(child.columns, 1 << 16))
    }
  }

  private var layoutGroup: LayoutGroup {
    LayoutGroup(
      axis: direction == .horizontal ? .horizontal : .vertical,
      children: places.map(\.layoutNode), spacing: space?.layoutSpacing ?? .fixed(0))
  }

  private static var filling: BoxNode {
    BoxNode(type: .item, width: .fill, height: .fractionalHeight(1))
  }
}

extension BoxLength {
  fileprivate var layoutDimension: LayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fractionalWidth(let share): .fractionalWidth(share)
    case .fractionalHeight(let share): .fractionalHeight(share)
    case .estimated(let points): .estimated(points)
    case .uniform(let points): .uniform(points)
    }
  }
}

extension BoxSpacing {
  fileprivate var layoutSpacing: LayoutSpacing { isFlexible ? .flexible(points) : .fixed(points) }
}

extension BoxInsets {
  fileprivate var layoutInsets: LayoutInsets {
    LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension BoxEdges {
  fileprivate var layoutEdgeSpacing: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: leading?.layoutSpacing ?? .fixed(0), top: top?.layoutSpacing ?? .fixed(0),
      trailing: trailing?.layoutSpacing ?? .fixed(0),
      bottom: bottom?.layoutSpacing ?? .fixed(0))
  }
}
