import Foundation
import LayoutGeometry

/// A box, or a line of boxes, as one of several that share a length.
struct LineItem {
  /// The length that is asked for, in points.
  let base: CGFloat
  /// The length below which it is never.
  var minimum: CGFloat = 0
  /// The length above which it is never.
  var maximum: CGFloat = .infinity
  /// The share of what is left.
  var growth: CGFloat = 0
  /// The share of what is missing, in proportion to the length.
  var shrinkage: CGFloat = 0
  /// The rank when there is not enough for all.
  var priority: CGFloat = 0
  /// Whether the length is the one that is asked for in any case.
  var isFixed = false
  /// Whether it asks for nothing but a share of what is left.
  var isFilling = false
  /// The distance to the neighbor before, in points.
  var before: CGFloat = 0
  /// The distance to the neighbor behind, in points.
  var after: CGFloat = 0
  /// The length that it has in the end.
  var length: CGFloat

  /// Creates an item that asks for a length.
  init(base: CGFloat) {
    self.base = base
    length = base
  }

  /// Creates an item with the limits and shares of a length, whose content has another one.
  init(_ length: BoxLength, natural: CGFloat) {
    let wrapping = length.wrapping
    self.init(base: length.fills ? 0 : natural)
    isFilling = length.fills
    isFixed = length.fixedLength != nil
    growth = isFilling ? length.weight : wrapping.grow
    shrinkage = wrapping.shrink
    (minimum, maximum) = (wrapping.minimum, max(wrapping.minimum, wrapping.maximum))
    priority = wrapping.priority
  }

  /// Creates the item of a box whose content has a length along an axis.
  init(_ style: BoxStyle, natural: CGFloat, axis: LayoutAxis) {
    self.init(style[axis], natural: natural)
    isFixed = isFixed || style[axis].ratio != nil
    (before, after) = (style.margin.start(axis), style.margin.end(axis))
  }

  /// The length with the distances.
  var outerLength: CGFloat { length + before + after }

  /// The position behind the item if it starts at `start`.
  func end(from start: CGFloat) -> CGFloat { start + outerLength }
}

extension [LineItem] {
  /// The sum of the lengths with all distances, in points.
  func total(spacing: CGFloat) -> CGFloat {
    reduce(spacing * CGFloat(Swift.max(0, count - 1))) { $0 + $1.outerLength }
  }

  /// Determines the lengths for a line of `available` points.
  ///
  /// What is left is shared by growing items. What is missing is taken from shrinking items; if more is
  /// missing, the items get their lengths by priority and order until nothing is left.
  mutating func share(_ available: CGFloat, spacing: CGFloat) {
    let left = available - total(spacing: spacing)
    if left > 0 { grow(by: left) }
    guard left < -BoxNode.tolerance else { return }
    shrink(by: -left)
    clip(to: available, spacing: spacing)
  }

  /// Shares what is left in proportion to the growth, up to the maximum of each item.
  private mutating func grow(by left: CGFloat) {
    let growing = indices.filter { self[$0].growth > 0 }
    let limits = growing.map { (self[$0].maximum - self[$0].base) / self[$0].growth }
    let weights = growing.map { self[$0].growth }
    let unit = Self.level(left, limits: limits, weights: weights)
    for (index, limit) in zip(growing, limits) {
      self[index].length = self[index].base + self[index].growth * Swift.min(unit, limit)
    }
  }

  /// Takes what is missing in proportion to shrinkage and length, down to the minimum of each item.
  private mutating func shrink(by missing: CGFloat) {
    let shrinking = indices.filter { self[$0].shrinkage > 0 && self[$0].base > 0 }
    let weights = shrinking.map { self[$0].shrinkage * self[$0].base }
    let limits = zip(shrinking, weights).map { (self[$0].base - self[$0].minimum) / $1 }
    let unit = Self.level(missing, limits: limits, weights: weights)
    for ((index, limit), weight) in zip(zip(shrinking, limits), weights) {
      self[index].length = self[index].base - weight * Swift.min(unit, Swift.max(0, limit))
    }
  }

  /// Gives each item what it asks for, by priority and order, as long as there is some.
  private mutating func clip(to available: CGFloat, spacing: CGFloat) {
    let clipped = indices.filter { !self[$0].isFixed }
    let taken = clipped.reduce(0) { $0 + self[$1].length }
    var left = available - (total(spacing: spacing) - taken)
    for index in ranked(clipped) {
      self[index].length = Swift.max(self[index].minimum, Swift.min(self[index].length, left))
      left = Swift.max(0, left - self[index].length)
    }
  }

  private func ranked(_ indices: [Int]) -> [Int] {
    guard indices.contains(where: { self[$0].priority != 0 }) else { return indices }
    return indices.sorted { (-self[$0].priority, $0) < (-self[$1].priority, $1) }
  }

  /// Returns the level up to which vessels are filled that together take an amount.
  ///
  /// A vessel takes its weight times the level, at most up to its limit. Without enough space in all of
  /// them, the result is infinity.
  private static func level(
    _ amount: CGFloat, limits: [CGFloat], weights: [CGFloat]
  ) -> CGFloat {
    var weight = weights.reduce(0, +)
    guard weight > 0 else { return 0 }
    if limits.allSatisfy({ $0 == .infinity }) { return amount / weight }
    var (left, level) = (amount, CGFloat(0))
    for index in limits.indices.sorted(by: { limits[$0] < limits[$1] }) {
      let step = Swift.max(0, limits[index]) - level
      if weight * step >= left { return level + left / weight }
      left -= weight * step
      level += step
      weight -= weights[index]
    }
    return .infinity
  }
}
