/// A rectangle of whole pixels, whose origin is at the top left.
package struct PixelRect: Equatable, Sendable {
  /// The left column.
  package var x: Int
  /// The top row.
  package var y: Int
  /// The number of columns; not positive for an empty rectangle.
  package var width: Int
  /// The number of rows; not positive for an empty rectangle.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var right: Int { x + width }
  var bottom: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var area: Int { isEmpty ? 0 : width * height }

  var cgRect: CGRect {
    CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }
}

// MARK: Whole pixels around a rectangle

extension PixelRect {
  /// The part of a pixel by which an edge may be off a whole pixel: Cairo rounds to 1/256.
  private static let tolerance: CGFloat = 1.0 / 1_024
  /// The coordinates are limited to these, so that no calculation overflows.
  private static let limit: CGFloat = 1e9

  /// Creates the smallest rectangle around a rectangle in pixels; an empty one for an empty one.
  init(around rect: CGRect) {
    guard rect.width > 0, rect.height > 0, !rect.isNull else {
      self = .empty
      return
    }
    self.init(
      left: Self.whole((rect.minX + Self.tolerance).rounded(.down)),
      top: Self.whole((rect.minY + Self.tolerance).rounded(.down)),
      right: Self.whole((rect.maxX - Self.tolerance).rounded(.up)),
      bottom: Self.whole((rect.maxY - Self.tolerance).rounded(.up)))
  }

  private static func whole(_ coordinate: CGFloat) -> Int {
    coordinate.isNaN ? 0 : Int(min(max(coordinate, -limit), limit))
  }

  /// Returns whether all edges of a rectangle are edges of pixels.
  static func isAligned(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy {
      abs($0 - $0.rounded()) <= tolerance
    }
  }
}

// MARK: Sets of pixels

extension PixelRect {
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom && !isEmpty
      && !other.isEmpty
  }

  /// Returns whether another rectangle, unless it is empty, is inside this one.
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || x <= other.x && y <= other.y && right >= other.right && bottom >= other.bottom
  }

  /// Returns the smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func offset(by shift: PixelShift) -> PixelRect {
    PixelRect(x: x + shift.x, y: y + shift.y, width: width, height: height)
  }

  /// Returns the rectangle with so many pixels more on each side.
  func expanded(by reach: Int) -> PixelRect {
    isEmpty
      ? .empty
      : PixelRect(
        x: x - reach, y: y - reach, width: width + 2 * reach, height: height + 2 * reach)
  }

  /// Returns the rectangles that cover this one without another one: at most four, disjoint.
  func subtracting(_ other: PixelRect) -> [PixelRect] {
    let common = intersection(other)
    guard !common.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(left: x, top: y, right: right, bottom: common.y),
      PixelRect(left: x, top: common.bottom, right: right, bottom: bottom),
      PixelRect(left: x, top: common.y, right: common.x, bottom: common.bottom),
      PixelRect(left: common.right, top: common.y, right: right, bottom: common.bottom),
    ].filter { !$0.isEmpty }
  }
}

/// A distance in whole pixels.
struct PixelShift: Equatable {
  var x: Int
  var y: Int

  static let none = PixelShift(x: 0, y: 0)
}
