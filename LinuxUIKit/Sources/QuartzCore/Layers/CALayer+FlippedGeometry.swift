import Synchronization

/// Whether any layer has ever been flipped: without one, no layer looks at those above it.
private let hasFlippedLayers = Atomic<Bool>(false)

extension CALayer {
  /// Sets `isGeometryFlipped`.
  func setGeometryFlipped(_ isFlipped: Bool) {
    guard isFlipped != options.isGeometryFlipped else { return }
    if isFlipped { hasFlippedLayers.store(true, ordering: .relaxed) }
    setOption(\.isGeometryFlipped, to: isFlipped)
  }

  /// Whether an odd number of layers, from this one up, are flipped.
  var isFlippedByAncestors: Bool {
    guard hasFlippedLayers.load(ordering: .relaxed) else { return false }
    var isFlipped = false
    var next: CALayer? = self
    while let layer = next {
      if layer.options.isGeometryFlipped { isFlipped.toggle() }
      next = layer.superlayer
    }
    return isFlipped
  }

  /// Whether the content of the layer is drawn upside down in its own coordinates, to be upright.
  var flipsContent: Bool { !drawsGeometry && contentsAreFlipped() }

  /// Returns a rectangle of the content, as it is drawn, in the layer's coordinates.
  func contentRect(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard !rect.isNull, flipsContent else { return rect }
    return rect.applying(.flipped(in: bounds))
  }

  /// Returns the transform from flipped coordinates to the others; `nil` without flipped geometry.
  func flippedGeometry(of bounds: CGRect) -> CGAffineTransform? {
    guard hasOptions, options.isGeometryFlipped else { return nil }
    return .flipped(in: bounds)
  }
}

extension CGAffineTransform {
  /// Returns the transform that exchanges the top and the bottom of a rectangle.
  static func flipped(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }
}
