/// A change of a layer that is shown on its way.
@MainActor struct LayerAnimation {
  /// What changed, and from what.
  let change: LayerChange
  /// The animation that it belongs to.
  let group: AnimationGroup

  /// Puts `values`, those that the layer has, on their way there at `time`.
  func apply(to values: inout LayerValues, at time: TimeInterval) {
    values.goBack(by: change, share: 1 - group.span.progress(at: time))
  }
}

/// What of a layer changed, and how it was before.
///
/// Geometry keeps the way back, so that ways add up and nothing jumps when a second change comes
/// during the first; opacity, color and corners keep where they set off (uikit.md 8.1).
enum LayerChange {
  /// The way back of the bounds.
  case bounds(CGRect)
  /// The way back of the position.
  case position(CGPoint)
  /// The way back of a transform of the plane.
  case transform(TransformParts)
  /// The way back of a transform that leaves the plane, number by number.
  case spaceTransform([SIMD4<Double>])
  /// The opacity before.
  case opacity(Float)
  /// The corners' radius before.
  case cornerRadius(CGFloat)
  /// The drawn background before.
  case backgroundColor(CGColor?)
  /// That the layer was drawn: one that a stack view hides is drawn until it has shrunk.
  case hiding

  /// Whether a change of the kind replaces one that is under way.
  var replacesEarlier: Bool {
    switch self {
    case .bounds, .position, .transform, .spaceTransform: false
    case .opacity, .cornerRadius, .backgroundColor, .hiding: true
    }
  }

  /// Whether two are changes of the same property.
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
