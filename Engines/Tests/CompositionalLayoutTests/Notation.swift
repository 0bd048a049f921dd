import CompositionalLayout
import Foundation
import LayoutGeometry

// The compact notation of compositional-layout.md, 0, for layout cases that read as in the
// specification: `H(.fw(1), 44, [full])` is a row of the container's width and 44 points, filled
// with one item.

extension LayoutDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .absolute(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .absolute(value) }

  static func fw(_ fraction: CGFloat) -> Self { .fractionalWidth(fraction) }
  static func fh(_ fraction: CGFloat) -> Self { .fractionalHeight(fraction) }
  static func est(_ points: CGFloat) -> Self { .estimated(points) }
  static func uni(_ points: CGFloat) -> Self { .uniform(points) }
}

let full = LayoutNode(size: .full)

func inset(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
  -> LayoutInsets
{
  LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

func inset(_ all: CGFloat) -> LayoutInsets { inset(all, all, all, all) }

func item(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutNode {
  LayoutNode(size: LayoutItemSize(width: width, height: height))
}

func H(
  _ width: LayoutDimension, _ height: LayoutDimension, _ children: [LayoutNode],
  _ filling: LayoutGroup.Filling = .cycle
) -> LayoutNode {
  group(.horizontal, width, height, children, filling)
}

func V(
  _ width: LayoutDimension, _ height: LayoutDimension, _ children: [LayoutNode],
  _ filling: LayoutGroup.Filling = .cycle
) -> LayoutNode {
  group(.vertical, width, height, children, filling)
}

func group(
  _ axis: LayoutAxis, _ width: LayoutDimension, _ height: LayoutDimension,
  _ children: [LayoutNode], _ filling: LayoutGroup.Filling
) -> LayoutNode {
  LayoutNode(
    size: LayoutItemSize(width: width, height: height),
    content: .group(LayoutGroup(axis: axis, children: children, filling: filling)))
}

func custom(_ width: LayoutDimension, _ height: LayoutDimension, _ number: Int = 0) -> LayoutNode {
  LayoutNode(size: LayoutItemSize(width: width, height: height), content: .custom(number))
}

extension LayoutNode {
  func inset(_ insets: LayoutInsets) -> LayoutNode { changed { $0.insets = insets } }

  func gap(_ spacing: LayoutSpacing) -> LayoutNode {
    changed {
      guard case .group(var group) = $0.content else { return }
      group.spacing = spacing
      $0.content = .group(group)
    }
  }

  func edges(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) -> LayoutNode {
    changed {
      $0.edgeSpacing = LayoutEdgeSpacing(
        leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  func badge(
    _ width: LayoutDimension, _ height: LayoutDimension, _ anchor: LayoutAnchor,
    item: LayoutAnchor? = nil
  ) -> LayoutNode {
    changed {
      $0.supplementaries.append(
        LayoutSupplementary(
          size: LayoutItemSize(width: width, height: height), kind: "badge",
          containerAnchor: anchor, itemAnchor: item))
    }
  }

  private func changed(_ change: (inout LayoutNode) -> Void) -> LayoutNode {
    var copy = self
    change(&copy)
    return copy
  }
}

func boundary(
  _ kind: String, _ width: LayoutDimension, _ height: LayoutDimension,
  _ alignment: LayoutAlignment, offset: CGPoint = .zero, extends: Bool = true,
  pinned: Bool = false
) -> LayoutBoundaryItem {
  LayoutBoundaryItem(
    size: LayoutItemSize(width: width, height: height), kind: kind, alignment: alignment,
    offset: offset, extendsBoundary: extends, pinsToVisibleBounds: pinned)
}

func header(_ height: LayoutDimension, pinned: Bool = false) -> LayoutBoundaryItem {
  boundary("header", .fw(1), height, .top, pinned: pinned)
}

func footer(_ height: LayoutDimension, pinned: Bool = false) -> LayoutBoundaryItem {
  boundary("footer", .fw(1), height, .bottom, pinned: pinned)
}
