/// The scopes of a layer: each function returns the index of the new scope, or that of the scope around
/// the layer if none is needed.
extension DisplayListBuilder {
  /// Opens a group for a layer that is translucent as a whole.
  mutating func openOpacity(of visit: LayerVisit, in scope: Int) -> Int {
    guard visit.opacity < 1 else { return scope }
    var hash = DisplayHash()
    hash.combine(visit.opacity)
    return open(
      .opacity, of: visit, in: scope, content: hash.value, group: visit.layer.drawnExtent)
  }

  /// Opens a group for a layer with a mask.
  mutating func openMask(of visit: LayerVisit, in scope: Int) -> Int {
    guard let mask = visit.layer.mask else { return scope }
    let (hash, isAnimating) = visit.hash(ofMask: mask)
    if isAnimating { setVariable(inTime: true) }
    let group = mask.drawnExtent.applying(mask.presentedTransformToSuperlayer)
    let inner = open(.mask, of: visit, in: scope, content: hash, group: group)
    appendEdge(of: visit, in: inner, content: hash, atoms: .whole)
    return inner
  }

  /// Opens a group for a layer whose content is drawn in one color.
  mutating func openTemplate(of visit: LayerVisit, in scope: Int) -> Int {
    guard case .template(let color) = visit.effect else { return scope }
    var hash = DisplayHash()
    hash.combine(color)
    return open(
      .template, of: visit, in: scope, content: hash.value, group: visit.layer.drawnExtent)
  }

  /// Opens a clip for the sublayers of a layer that clips them.
  mutating func openClip(of visit: LayerVisit, in scope: Int) -> Int {
    guard visit.layer.masksToBounds else { return scope }
    var hash = DisplayHash()
    hash.combine(linear: visit.transform)
    hash.combine(visit.bounds.size)
    hash.combine(visit.radius)
    hash.combine(Int(visit.layer.maskedCorners.rawValue))
    hash.combine(visit.layer.cornerCurve == .continuous ? 1 : 0)
    let isAligned = PixelRect.isAligned(visit.pixelFrame)
    let inner = open(
      .clip, of: visit, in: scope, content: hash.value, clip: visit.pixels(around: visit.bounds),
      isSharp: visit.isUpright && visit.radius == 0 && isAligned, cutsPixels: !isAligned)
    if !visit.isUpright {
      appendEdge(of: visit, in: inner, content: hash.value, atoms: .whole)
    } else if visit.radius > 0 {
      appendEdge(of: visit, in: inner, content: hash.value, atoms: .cornerRows(visit.cornerHeight))
    }
    return inner
  }

  /// Appends an entry for the edges of a scope.
  private mutating func appendEdge(
    of visit: LayerVisit, in scope: Int, content: UInt64, atoms: DisplayEntry.Atoms
  ) {
    var entry = DisplayEntry(
      .edge, of: visit.layer, content: content, at: visit.origin, scope: scope,
      extent: list.scopes[scope].clip)
    entry.atoms = atoms
    entry.frame = visit.pixels(around: visit.bounds)
    append(entry)
  }
}
