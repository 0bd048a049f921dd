/// A value of a motion effect, as numbers that are interpolated and added.
struct RelativeValue {
  private enum Kind {
    case number, length, point, size, offset, pointObject, sizeObject
  }

  private let kind: Kind
  private let first: CGFloat
  private let second: CGFloat

  /// Converts a value of an app; `nil` for a value that can't be interpolated.
  init?(_ value: Any) {
    switch value {
    case let value as CGFloat: self.init(.length, value)
    case let value as CGPoint: self.init(.point, value.x, value.y)
    case let value as CGSize: self.init(.size, value.width, value.height)
    case let value as UIOffset: self.init(.offset, value.horizontal, value.vertical)
    case let value as NSNumber: self.init(.number, value.doubleValue)
    case let value as NSValue: self.init(object: value)
    default: return nil
    }
  }

  private init(_ kind: Kind, _ first: CGFloat, _ second: CGFloat = 0) {
    (self.kind, self.first, self.second) = (kind, first, second)
  }

  private init?(object: NSValue) {
    if object.isEqual(NSValue(cgPoint: object.cgPointValue)) {
      self.init(.pointObject, object.cgPointValue.x, object.cgPointValue.y)
    } else if object.isEqual(NSValue(cgSize: object.cgSizeValue)) {
      self.init(.sizeObject, object.cgSizeValue.width, object.cgSizeValue.height)
    } else {
      return nil
    }
  }

  /// The value in the type in which the app has provided it, and numbers as `NSNumber`.
  var object: Any {
    switch kind {
    case .number: NSNumber(value: Double(first))
    case .length: first
    case .point: CGPoint(x: first, y: second)
    case .size: CGSize(width: first, height: second)
    case .offset: UIOffset(horizontal: first, vertical: second)
    case .pointObject: NSValue(cgPoint: CGPoint(x: first, y: second))
    case .sizeObject: NSValue(cgSize: CGSize(width: first, height: second))
    }
  }

  /// Combines the numbers with those of another value; `nil` for values of different kinds.
  func combined(
    with other: RelativeValue, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> RelativeValue? {
    guard shape == other.shape else { return nil }
    return RelativeValue(kind, operation(first, other.first), operation(second, other.second))
  }

  /// The kind without how the app has provided the value.
  private var shape: Kind {
    switch kind {
    case .length: .number
    case .pointObject: .point
    case .sizeObject: .size
    case .number, .point, .size, .offset: kind
    }
  }

  /// Returns the sum of two values of one kind; otherwise the second one.
  static func sum(_ one: Any, _ two: Any) -> Any {
    guard let first = RelativeValue(one), let second = RelativeValue(two) else { return two }
    return first.combined(with: second, +)?.object ?? two
  }
}
