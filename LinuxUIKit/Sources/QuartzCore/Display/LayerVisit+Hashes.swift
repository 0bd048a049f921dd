/// Hashes of a layer and its sublayers together, where they aren't compared one by one.
extension LayerVisit {
  /// The content of a layer that is drawn as one.
  struct Unit {
    /// A hash of the pixels, which stays the same when the layer moves.
    let hash: UInt64
    /// The distance in pixels from which content behind flows into the layer; -1 if none is read.
    let reach: Int
    let isAnimating: Bool
  }

  /// The sublayers and the mask.
  func contentOfUnit() -> Unit {
    var builder = DisplayListBuilder()
    builder.appendSublayers(of: self, in: 0)
    if let mask = layer.mask { builder.append(mask, transform) }
    let list = builder.list
    return Unit(
      hash: list.hash(relativeTo: origin),
      reach: list.backdrops.reduce(-1) { max($0, list.entries[$1].reach) },
      isAnimating: list.isAnimating || isAnimating)
  }

  /// Returns a hash of the layer's own content and its sublayers.
  func hashOfContent() -> UInt64 {
    var builder = DisplayListBuilder()
    _ = builder.appendContent(of: self, in: 0)
    builder.appendSublayers(of: self, in: 0)
    return builder.list.hash(relativeTo: origin)
  }

  /// Returns a hash of the mask, and whether it moves.
  func hash(ofMask mask: CALayer) -> (UInt64, isAnimating: Bool) {
    var builder = DisplayListBuilder()
    builder.append(mask, transform)
    return (builder.list.hash(relativeTo: origin), builder.list.isAnimating)
  }
}

extension DisplayList {
  /// Returns a hash of the list, which stays the same when everything moves with `origin`.
  fileprivate func hash(relativeTo origin: CGPoint) -> UInt64 {
    var hash = DisplayHash()
    // Distances are rounded, as they are sums of coordinates.
    func combine(_ x: Double, _ y: Double) {
      for distance in [x - Double(origin.x), y - Double(origin.y)] {
        hash.combine((distance * 4_096).rounded().bitPattern)
      }
    }
    for entry in entries {
      hash.combine(UInt64(entry.key))
      hash.combine(entry.content)
      hash.combine(entry.scope)
      combine(entry.x, entry.y)
    }
    for scope in scopes.dropFirst() {
      hash.combine(UInt64(scope.key))
      hash.combine(scope.content)
      combine(scope.x, scope.y)
    }
    return hash.value
  }
}
