import Foundation

/// A value of a property that can be animated.
enum AnimationValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case colors([CGColor])
  case numbers([Double])
  case path(CGPath)
  /// A value that changes in one step: text, images, Boolean values.
  case discrete(Any)

  /// Converts a value of an app to the kind of another value; `nil` for a value of another kind.
  init?(_ value: Any, like example: AnimationValue) {
    switch example {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = value as? CGPoint ?? (value as? NSValue)?.pointValue else { return nil }
      self = .point(point)
    case .size:
      guard let size = value as? CGSize ?? (value as? NSValue)?.sizeValue else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = value as? CGRect ?? (value as? NSValue)?.rectValue else { return nil }
      self = .rect(rect)
    case .transform:
      if let transform = value as? CATransform3D {
        self = .transform(transform)
      } else if let transform = value as? CGAffineTransform {
        self = .transform(CATransform3DMakeAffineTransform(transform))
      } else {
        return nil
      }
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(colors.compactMap { $0 as? CGColor })
    case .numbers:
      guard let numbers = value as? [Any] else { return nil }
      self = .numbers(numbers.compactMap(Self.number))
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .discrete: self = .discrete(value)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  /// The components that are interpolated; `nil` for values without any.
  private var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform(let transform): transform.rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .numbers(let numbers): numbers
    case .path(let path): path.elements.flatMap(\.numbers)
    case .discrete: nil
    }
  }

  /// Returns a value of the same kind with other components.
  private func with(_ numbers: [Double]) -> AnimationValue {
    switch self {
    case .number: .number(numbers[0])
    case .point: .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .transform:
      .transform(
        CATransform3D(
          SIMD4(numbers[0..<4]), SIMD4(numbers[4..<8]), SIMD4(numbers[8..<12]),
          SIMD4(numbers[12..<16])))
    case .color: .color(Self.color(numbers[0..<4]))
    case .colors:
      .colors(stride(from: 0, to: numbers.count, by: 4).map { Self.color(numbers[$0..<$0 + 4]) })
    case .numbers: .numbers(numbers)
    case .path(let path): .path(path.replacingNumbers(numbers))
    case .discrete: self
    }
  }

  private static func color(_ numbers: ArraySlice<Double>) -> CGColor {
    let all = Array(numbers)
    return CGColor(red: all[0], green: all[1], blue: all[2], alpha: min(max(all[3], 0), 1))
  }
}

extension AnimationValue {
  /// The value without effect when it is added.
  var zero: AnimationValue { scaled(by: 0) }

  /// Adds a value of the same kind, component by component; one of another kind changes nothing.
  func adding(_ other: AnimationValue) -> AnimationValue {
    combined(with: other) { $0 + $1 } ?? self
  }

  /// Multiplies each component.
  func scaled(by factor: Double) -> AnimationValue {
    components.map { with($0.map { $0 * factor }) } ?? self
  }

  /// Returns the value at a fraction of the distance to another, which may be outside 0...1.
  ///
  /// Affine transforms are interpolated by scale, shear, rotation and translation, other values by
  /// component. Values that can't be interpolated change at a half.
  func interpolated(to other: AnimationValue, by fraction: Double) -> AnimationValue {
    if case .transform(let one) = self, case .transform(let two) = other,
      CATransform3DIsAffine(one), CATransform3DIsAffine(two)
    {
      let (start, end) = (
        CATransform3DGetAffineTransform(one), CATransform3DGetAffineTransform(two)
      )
      let difference = TransformComponents.difference(from: start, to: end)
      let components = TransformComponents(start) + difference * fraction
      return .transform(CATransform3DMakeAffineTransform(components.transform))
    }
    return combined(with: other) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? self : other)
  }

  /// Returns the value of a spline through four values, between the second and the third.
  static func catmullRom(
    _ a: AnimationValue, _ b: AnimationValue, _ c: AnimationValue, _ d: AnimationValue,
    at t: Double
  ) -> AnimationValue {
    let weights = [
      (-t + 2 * t * t - t * t * t) / 2, (2 - 5 * t * t + 3 * t * t * t) / 2,
      (t + 4 * t * t - 3 * t * t * t) / 2, (-t * t + t * t * t) / 2,
    ]
    let terms = zip([a, b, c, d], weights).map { $0.scaled(by: $1) }
    return terms.dropFirst().reduce(terms[0]) { $0.adding($1) }
  }

  /// Returns the distance to a value of the same kind.
  func distance(to other: AnimationValue) -> Double {
    guard let one = components, let two = other.components, one.count == two.count else { return 0 }
    return zip(one, two).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private func combined(
    with other: AnimationValue, _ operation: (Double, Double) -> Double
  ) -> AnimationValue? {
    guard let one = components, let two = other.components, one.count == two.count else {
      return nil
    }
    return with(zip(one, two).map(operation))
  }
}

extension PathElement {
  /// The coordinates of the element's points.
  fileprivate var numbers: [Double] {
    switch self {
    case .move(let to), .line(let to): [to.x, to.y]
    case .curve(let to, let first, let second): [to.x, to.y, first.x, first.y, second.x, second.y]
    case .close: []
    }
  }
}

extension CGPath {
  /// Returns a path of the same elements with other coordinates.
  fileprivate func replacingNumbers(_ numbers: [Double]) -> CGPath {
    var rest = numbers[...]
    func point() -> CGPoint {
      let (x, y) = (rest.popFirst() ?? 0, rest.popFirst() ?? 0)
      return CGPoint(x: x, y: y)
    }
    let result = CGMutablePath()
    for element in elements {
      switch element {
      case .move: result.move(to: point())
      case .line: result.addLine(to: point())
      case .curve:
        let (end, first, second) = (point(), point(), point())
        result.addCurve(to: end, control1: first, control2: second)
      case .close: result.closeSubpath()
      }
    }
    return result
  }
}
