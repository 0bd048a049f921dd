/// An animation of one property of a layer.
package struct LayerAnimation {
  /// The property, and its change.
  let change: LayerChange
  /// The animation block that it belongs to.
  package let group: AnimationGroup

  /// Changes `values`, those of the layer, to the presented ones at `time`.
  func apply(to values: inout LayerValues, at time: TimeInterval) {
    values.revert(change, fraction: 1 - group.progress(at: time))
  }
}

/// A change of a layer's property.
///
/// Geometry keeps the difference to the previous value, so that animations are additive and nothing
/// jumps at a second change during the first; opacity, color and corner radius keep the previous
/// value (uikit.md, 8.1).
package enum LayerChange {
  /// The difference to the previous bounds.
  case bounds(CGRect)
  /// The difference to the previous position.
  case position(CGPoint)
  /// The difference to the previous affine transform.
  case transform(TransformComponents)
  /// The difference to the previous transform, of which at least one is not affine.
  case spaceTransform([SIMD4<Double>])
  /// The previous opacity.
  case opacity(Float)
  /// The previous corner radius.
  case cornerRadius(CGFloat)
  /// The previous background color, that of the view included.
  case backgroundColor(CGColor?)
  /// A view that a stack view hides is drawn until it has collapsed.
  case hiding

  /// Whether a change of the property replaces an animation in flight.
  var replacesEarlier: Bool {
    switch self {
    case .bounds, .position, .transform, .spaceTransform: false
    case .opacity, .cornerRadius, .backgroundColor, .hiding: true
    }
  }

  /// Returns whether two are changes of the same property.
  func isSameProperty(as other: LayerChange) -> Bool {
    switch (self, other) {
    case (.bounds, .bounds), (.position, .position), (.transform, .transform),
      (.spaceTransform, .spaceTransform), (.opacity, .opacity), (.cornerRadius, .cornerRadius),
      (.backgroundColor, .backgroundColor), (.hiding, .hiding):
      true
    default: false
    }
  }
}
