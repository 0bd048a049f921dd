import CompositionalLayout
import Foundation
import LayoutGeometry

extension CaseGenerator {
  /// Returns the size of an item; the deeper the item, the smaller.
  mutating func size(depth: Int) -> LayoutItemSize {
    LayoutItemSize(width: dimension(depth: depth), height: dimension(depth: depth))
  }

  /// Returns a dimension of any kind.
  mutating func dimension(depth: Int) -> LayoutDimension {
    switch whole(0...9) {
    case 0...2: .fractionalWidth(number(0.1...1))
    case 3...5: .fractionalHeight(number(0.1...1))
    case 6, 7: .estimated(number(20...120))
    default: .absolute(number(5...(depth == 1 ? 400 : 120)))
    }
  }

  /// Returns a gap of any kind.
  mutating func spacing() -> LayoutSpacing {
    if chance(0.6) { return .fixed(0) }
    return chance(0.5) ? .fixed(number(-6...12)) : .flexible(number(0...16))
  }

  /// Returns gaps around an item.
  mutating func edgeSpacing() -> LayoutEdgeSpacing {
    if chance(0.5) { return .none }
    return LayoutEdgeSpacing(
      leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
  }

  /// Returns insets of at most this many points, unless they are hostile.
  mutating func insets(_ most: CGFloat) -> LayoutInsets {
    if chance(0.5) { return .zero }
    return LayoutInsets(
      top: number(-2...most), leading: number(-2...most), bottom: number(-2...most),
      trailing: number(-2...most))
  }

  /// Returns a point near the origin, unless it is hostile.
  mutating func point(_ most: CGFloat) -> CGPoint {
    CGPoint(x: number(-most...most), y: number(-most...most))
  }

  /// Returns the preferred size of a cell.
  mutating func measuredSize() -> CGSize {
    CGSize(width: number(0...200), height: number(0...200))
  }

  /// Returns an insets reference.
  mutating func reference() -> LayoutInsetsReference {
    LayoutInsetsReference(rawValue: whole(0...4)) ?? .automatic
  }
}
