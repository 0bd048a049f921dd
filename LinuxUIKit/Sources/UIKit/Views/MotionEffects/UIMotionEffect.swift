/// A change of a view that follows the tilt of the device.
///
/// A subclass returns the changes for an offset of the viewer:
///
/// ```swift
/// final class ShadowEffect: UIMotionEffect {
///   override func keyPathsAndRelativeValues(forViewerOffset offset: UIOffset) -> [String: Any]? {
///     ["layer.shadowOffset.height": -4 * offset.vertical]
///   }
/// }
/// ```
///
/// A window of Linux has no motion sensor: the viewer is never offset, and views stay where they are, as on a device
/// without one.
///
/// - Note: Not implemented: archives and copies.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {}

  /// Creates an effect; the coder is ignored.
  public required init?(coder: NSCoder) {}

  /// Returns the values that are added to those at key paths of the view; `nil` for none.
  ///
  /// The components of the offset are from -1 to 1. The default implementation returns `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect whose value changes linearly between two values.
///
/// ```swift
/// let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
/// card.addMotionEffect(effect)
/// ```
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the viewer's offset.
  public enum EffectType: Int, Sendable {
    /// The horizontal offset.
    case tiltAlongHorizontalAxis = 0
    /// The vertical offset.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the changed property.
  open private(set) var keyPath: String
  /// The axis whose offset determines the value.
  open private(set) var type: EffectType
  /// The value for an offset of -1: a number, a point, a size, an offset, or an `NSValue` with one of these.
  open var minimumRelativeValue: Any?
  /// The value for an offset of 1, of the same type as the minimum.
  open var maximumRelativeValue: Any?

  /// Creates an effect without values.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns `nil`.
  ///
  /// - Note: Not implemented: archives.
  public required init?(coder: NSCoder) { nil }

  // Unverified: without one of the values, or with values of different types, the effect changes nothing.
  /// Returns the interpolated value at the key path.
  ///
  /// An offset beyond -1 and 1 counts as -1 or 1. Numbers are returned as `NSNumber`, those of type `CGFloat` and
  /// other values in the type of the minimum.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(offset, -1), 1) + 1) / 2
    guard let minimum = minimumRelativeValue.flatMap(RelativeValue.init),
      let maximum = maximumRelativeValue.flatMap(RelativeValue.init),
      let value = minimum.combined(with: maximum, { $0 + ($1 - $0) * fraction })
    else { return nil }
    return [keyPath: value.object]
  }
}

/// Motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; `nil` for none.
  open var motionEffects: [UIMotionEffect]?

  // Unverified: values of several effects for one key path are added.
  /// Returns the values of all effects.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !values.isEmpty else { return nil }
    return values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: RelativeValue.sum) }
  }
}
