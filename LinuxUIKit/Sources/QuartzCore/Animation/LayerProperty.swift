import Foundation

/// A property of a layer that a key path names, for animations and `value(forKeyPath:)`.
struct LayerProperty: Sendable {
  private let read: @Sendable (CALayer) -> AnimationValue?
  private let write: @Sendable (CALayer, AnimationValue) -> Void

  /// Returns the current value; `nil` if there is none to animate from.
  func value(of layer: CALayer) -> AnimationValue? { read(layer) }

  /// Sets a value of the property's kind; another kind changes nothing.
  func set(_ value: AnimationValue, on layer: CALayer) {
    write(layer, value)
  }

  /// Returns the property of a key path; `nil` for an unknown one.
  static func named(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
    if let property = layer.ownProperty(named: keyPath) ?? plain[keyPath] { return property }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "transform": return transformPart(parts[1])
    default: return plain[parts[0]].flatMap { $0.part(parts[1]) }
    }
  }

  private static let plain: [String: LayerProperty] = [
    "position": point(\.position), "anchorPoint": point(\.anchorPoint),
    "bounds.size": LayerProperty(
      read: { .size($0.bounds.size) },
      write: { if case .size(let value) = $1 { $0.bounds.size = value } }),
    "bounds.origin": LayerProperty(
      read: { .point($0.bounds.origin) },
      write: { if case .point(let value) = $1 { $0.bounds.origin = value } }),
    "transform.translation": LayerProperty(
      read: { .size(CGSize(width: $0.affineTransform().tx, height: $0.affineTransform().ty)) },
      write: { layer, value in
        guard case .size(let size) = value else { return }
        var transform = layer.affineTransform()
        (transform.tx, transform.ty) = (size.width, size.height)
        layer.setAffineTransform(transform)
      }),
    "contentsRect": rect(\.contentsRect),
    "bounds": rect(\.bounds), "frame": rect(\.frame), "zPosition": number(\.zPosition),
    "transform": LayerProperty(
      read: { .transform($0.transform) },
      write: { if case .transform(let value) = $1 { $0.transform = value } }),
    "opacity": number(\.opacity), "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth), "shadowOpacity": number(\.shadowOpacity),
    "shadowRadius": number(\.shadowRadius),
    "shadowOffset": LayerProperty(
      read: { .size($0.shadowOffset) },
      write: { if case .size(let value) = $1 { $0.shadowOffset = value } }),
    "backgroundColor": LayerProperty(
      read: { .color($0.modelBackgroundColor ?? .transparent) },
      write: { if case .color(let value) = $1 { $0.backgroundColor = value } }),
    "borderColor": color(\.borderColor), "shadowColor": color(\.shadowColor),
    "shadowPath": path(\.shadowPath),
    "contents": LayerProperty(
      read: { .discrete($0.contents as Any) },
      write: { if case .discrete(let value) = $1 { $0.contents = value } }),
    "hidden": LayerProperty(
      read: { .discrete($0.isHidden) },
      write: { if case .discrete(let value as Bool) = $1 { $0.isHidden = value } }),
  ]

  static func number<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGFloat> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { ($0 as? Layer).map { .number(Double($0[keyPath: keyPath])) } },
      write: { layer, value in
        if case .number(let number) = value { (layer as? Layer)?[keyPath: keyPath] = number }
      })
  }

  static func number(_ keyPath: ReferenceWritableKeyPath<CALayer, Float> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { .number(Double($0[keyPath: keyPath])) },
      write: { if case .number(let number) = $1 { $0[keyPath: keyPath] = Float(number) } })
  }

  static func point<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGPoint> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { ($0 as? Layer).map { .point($0[keyPath: keyPath]) } },
      write: { layer, value in
        if case .point(let point) = value { (layer as? Layer)?[keyPath: keyPath] = point }
      })
  }

  private static func rect(_ keyPath: ReferenceWritableKeyPath<CALayer, CGRect> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { .rect($0[keyPath: keyPath]) },
      write: { if case .rect(let value) = $1 { $0[keyPath: keyPath] = value } })
  }

  static func color<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGColor?> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { ($0 as? Layer).map { .color($0[keyPath: keyPath] ?? .transparent) } },
      write: { layer, value in
        if case .color(let color) = value { (layer as? Layer)?[keyPath: keyPath] = color }
      })
  }

  static func path<Layer: CALayer>(_ keyPath: ReferenceWritableKeyPath<Layer, CGPath?> & Sendable)
    -> LayerProperty
  {
    LayerProperty(
      read: { ($0 as? Layer).map { .path($0[keyPath: keyPath] ?? CGMutablePath()) } },
      write: { layer, value in
        if case .path(let path) = value { (layer as? Layer)?[keyPath: keyPath] = path }
      })
  }

  init(
    read: @escaping @Sendable (CALayer) -> AnimationValue?,
    write: @escaping @Sendable (CALayer, AnimationValue) -> Void
  ) {
    self.read = read
    self.write = write
  }
}

// MARK: Parts of values

extension LayerProperty {
  /// Returns the property of a part of the value, such as `x` of a point.
  private func part(_ name: String) -> LayerProperty? {
    LayerProperty(
      read: { layer in value(of: layer)?.part(name).map(AnimationValue.number) },
      write: { layer, part in
        guard case .number(let number) = part, let whole = value(of: layer)?.setting(name, number)
        else { return }
        set(whole, on: layer)
      })
  }

  /// Returns the property of a part of the transform: scale, rotation or translation.
  private static func transformPart(_ name: String) -> LayerProperty? {
    guard let part = TransformPart(rawValue: name) else { return nil }
    return LayerProperty(
      read: { .number(part.value(of: $0.affineTransform())) },
      write: { layer, value in
        guard case .number(let number) = value else { return }
        layer.setAffineTransform(part.setting(number, in: layer.affineTransform()))
      })
  }
}

extension AnimationValue {
  fileprivate func part(_ name: String) -> Double? {
    switch (self, name) {
    case (.point(let point), "x"): point.x
    case (.point(let point), "y"): point.y
    case (.size(let size), "width"): size.width
    case (.size(let size), "height"): size.height
    case (.rect(let rect), "size.width"): rect.size.width
    case (.rect(let rect), "size.height"): rect.size.height
    case (.rect(let rect), "origin.x"): rect.origin.x
    case (.rect(let rect), "origin.y"): rect.origin.y
    default: nil
    }
  }

  fileprivate func setting(_ name: String, _ number: Double) -> AnimationValue? {
    switch (self, name) {
    case (.point(let point), "x"): .point(CGPoint(x: number, y: point.y))
    case (.point(let point), "y"): .point(CGPoint(x: point.x, y: number))
    case (.size(let size), "width"): .size(CGSize(width: number, height: size.height))
    case (.size(let size), "height"): .size(CGSize(width: size.width, height: number))
    case (.rect(let rect), "size.width"):
      .rect(CGRect(origin: rect.origin, size: CGSize(width: number, height: rect.size.height)))
    case (.rect(let rect), "size.height"):
      .rect(CGRect(origin: rect.origin, size: CGSize(width: rect.size.width, height: number)))
    case (.rect(let rect), "origin.x"):
      .rect(CGRect(origin: CGPoint(x: number, y: rect.origin.y), size: rect.size))
    case (.rect(let rect), "origin.y"):
      .rect(CGRect(origin: CGPoint(x: rect.origin.x, y: number), size: rect.size))
    default: nil
    }
  }
}

/// A part of an affine transform that a key path names.
private enum TransformPart: String {
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation
  case rotationZ = "rotation.z"
  case translationX = "translation.x"
  case translationY = "translation.y"

  func value(of transform: CGAffineTransform) -> Double {
    let components = TransformComponents(transform)
    return switch self {
    case .scale: (components.scale.x + components.scale.y) / 2
    case .scaleX: components.scale.x
    case .scaleY: components.scale.y
    case .rotation, .rotationZ: components.angle
    case .translationX: components.translation.x
    case .translationY: components.translation.y
    }
  }

  func setting(_ value: Double, in transform: CGAffineTransform) -> CGAffineTransform {
    var components = TransformComponents(transform)
    switch self {
    case .scale: components.scale = SIMD2(value, value)
    case .scaleX: components.scale.x = value
    case .scaleY: components.scale.y = value
    case .rotation, .rotationZ: components.angle = value
    case .translationX: components.translation.x = value
    case .translationY: components.translation.y = value
    }
    return components.transform
  }
}

extension CGColor {
  fileprivate static var transparent: CGColor { CGColor(gray: 0, alpha: 0) }
}
