/// The entries of a layer.
extension DisplayListBuilder {
  /// The part of a display from which on the color of a background is examined: smaller ones hide
  /// little.
  private static let smallestOccluder = 16

  /// Appends the background and the content of a layer; returns the index of the entry, or -1 if
  /// nothing of it is visible.
  mutating func appendContent(of visit: LayerVisit, in scope: Int) -> Int {
    guard visit.paintsBackground || visit.paintsContent else { return -1 }
    var hash = visit.hash
    var extent = visit.paintsBackground ? visit.pixels(around: visit.bounds) : .empty
    if visit.paintsContent {
      let placement = visit.contentPlacement()
      hash.combine(placement.hash)
      extent = extent.union(placement.pixels)
    }
    if let phase = visit.phase {
      hash.combine(phase)
      setVariable(inTime: true)
    }
    if visit.variesWithTime {
      hash.combine(FrameClock.shared.now)
      setVariable(inTime: true)
    }
    var entry = DisplayEntry(
      .content, of: visit.layer, content: hash.value, at: visit.origin, scope: scope, extent: extent
    )
    setAtoms(of: &entry, visit)
    if visit.contentDependsOnClip { entry.atoms = .whole }
    setColor(of: &entry, visit)
    return append(entry)
  }

  /// Records the color of a large background that has one in all pixels.
  private func setColor(of entry: inout DisplayEntry, _ visit: LayerVisit) {
    guard !visit.paintsContent, list.scopes[entry.scope].isSharpChain, visit.isUpright,
      visit.radius == 0, entry.extent.area * Self.smallestOccluder >= list.bounds.area,
      PixelRect.isAligned(visit.pixelFrame), let color = visit.layer.presentedBackgroundColor,
      color.pattern == nil
    else { return }
    var hash = DisplayHash()
    hash.combine(color)
    entry.color = hash.value
    entry.isOpaque = color.alpha >= 1
  }

  /// Appends the border of a layer, if it has a visible one.
  mutating func appendBorder(of visit: LayerVisit, in scope: Int) {
    guard visit.layer.borderWidth > 0, (visit.layer.borderColor?.alpha ?? 0) > 0 else { return }
    var entry = DisplayEntry(
      .border, of: visit.layer, content: visit.hash.value, at: visit.origin, scope: scope,
      extent: visit.pixels(around: visit.bounds))
    setAtoms(of: &entry, visit)
    append(entry)
  }

  /// Sets the rows of rounded corners, or all of a rotated shape, as pixels to draw together.
  private func setAtoms(of entry: inout DisplayEntry, _ visit: LayerVisit) {
    guard visit.isUpright else { return entry.atoms = .whole }
    guard visit.radius > 0 else { return }
    entry.atoms = .cornerRows(visit.cornerHeight)
    entry.frame = visit.pixels(around: visit.bounds)
  }

  /// Appends the shadow of a layer, if it has one.
  mutating func appendShadow(of visit: LayerVisit, in scope: Int) {
    let layer = visit.layer
    guard layer.hasShadow else { return }
    var hash = visit.hash
    let shape = layer.shadowPath?.boundingBox ?? layer.contentExtent
    if layer.shadowPath == nil, !layer.coversItsContent {
      hash.combine(visit.hashOfContent())
    }
    var entry = DisplayEntry(
      .shadow, of: layer, content: hash.value, at: visit.origin, scope: scope,
      extent: visit.shadowPixels(of: shape))
    entry.atoms = .whole
    append(entry)
  }

  /// Appends the blurred pixels behind a layer.
  mutating func appendBackdrop(
    _ material: BackdropMaterial, _ visit: LayerVisit, in scope: Int
  ) {
    let material = material.scaled(by: CGFloat(min(max(visit.opacity, 0), 1)))
    var hash = visit.hash
    hash.combine(material.deviation)
    hash.combine(material.saturation)
    hash.combine(material.tint)
    var entry = DisplayEntry(
      .backdrop, of: visit.layer, content: hash.value, at: visit.origin, scope: scope,
      extent: visit.pixels(around: visit.bounds))
    entry.reach = material.reach(scale: visit.scale)
    append(entry)
  }

  /// Appends a layer whose sublayers aren't drawn one by one at their places.
  mutating func appendUnit(_ visit: LayerVisit, in scope: Int) -> Int {
    let layer = visit.layer
    var hash = visit.hash
    if visit.paintsContent { hash.combine(visit.contentPlacement().hash) }
    let unit = visit.contentOfUnit()
    hash.combine(unit.hash)
    setVariable(inTime: unit.isAnimating)
    if unit.isAnimating { hash.combine(FrameClock.shared.now) }
    let mask = layer.mask.map(\.contentVersion) ?? 0
    hash.combine(mask)
    // The pixels of the image of a rasterized layer begin at the corner of all that it draws.
    if layer.shouldRasterize { hash.combine(layer.drawnExtent) }
    // A coarse image is interpolated between its pixels.
    let blur =
      layer.shouldRasterize
      ? Int((visit.scale / max(layer.rasterizationScale, 0.01)).rounded(.up)) : 0
    var entry = DisplayEntry(
      .content, of: layer, content: hash.value, at: visit.origin, scope: scope,
      extent: visit.pixels(around: layer.drawnExtent.union(visit.bounds)).expanded(by: blur + 1))
    entry.reach = unit.reach
    entry.atoms = .whole
    append(entry)
    return -1
  }
}
