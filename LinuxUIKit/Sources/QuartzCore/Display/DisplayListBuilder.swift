/// A builder of the display list of layers, in the order in which the renderer draws them.
///
/// It is used while layers have their presented values (`LayerRenderer.withAnimations`).
@MainActor struct DisplayListBuilder {
  /// The part of a display from which on the color of a background is examined: smaller ones hide
  /// little.
  private static let smallestOccluder = 16
  /// The number of the last list.
  private static var lastNumber: UInt64 = 0

  private(set) var list: DisplayList
  /// The number of the list in the records of layers; 0 for a list that isn't drawn.
  private let number: UInt64
  /// The number of changes before the list.
  private let changes: UInt64
  private let former: ListedLayers?
  /// The number of parts that aren't the same at each place and at each time.
  private var variableCount = 0

  /// Creates a builder of a list for a display.
  ///
  /// - Parameters:
  ///   - bounds: The pixels of the display.
  ///   - former: The display's last list, of which what didn't change is kept.
  init(bounds: PixelRect, former: ListedLayers? = nil) {
    list = DisplayList(bounds: bounds)
    list.entries.reserveCapacity(former?.list.entries.count ?? 0)
    Self.lastNumber += 1
    number = Self.lastNumber
    changes = VisibleChanges.beginList()
    self.former = former
  }

  /// The list, by which the next one is built.
  var listed: ListedLayers { ListedLayers(list: list, number: number, changes: changes) }

  /// Creates a builder of a list that is only hashed, of pixels everywhere.
  private init() {
    let limit = 1 << 28
    list = DisplayList(bounds: PixelRect(left: -limit, top: -limit, right: limit, bottom: limit))
    (number, changes, former) = (0, 0, nil)
  }

  /// Appends a layer and its sublayers.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - transform: The transform from the superlayer's coordinates to pixels.
  ///   - scope: The index of the scope around the layer.
  ///   - isKeepable: Whether the layer's place in its superlayer depends on its own values only.
  mutating func append(
    _ layer: CALayer, _ transform: CGAffineTransform, in scope: Int = 0, isKeepable: Bool = true
  ) {
    if isKeepable, keep(layer, transform, in: scope) { return }
    let (first, formerCount) = (list.entries.count, variableCount)
    var content = -1
    if let visit = LayerVisit(layer, transform) {
      if visit.isAnimating { setVariable(inTime: true) }
      if layer.masksToBounds && isHidden(visit, scope) {
        setVariable()
      } else {
        content = append(visit, in: scope)
      }
    } else if layer.isPresentedInMotion {
      // It fades in, for example.
      setVariable(inTime: !layer.isPresentedHidden)
    }
    guard number > 0 else { return }
    var extent = PixelRect.empty
    for index in first..<list.entries.count { extent = extent.union(list.entries[index].extent) }
    var record = DisplayRecord(
      list: number, first: first, end: list.entries.count, content: content, extent: extent)
    if isKeepable, variableCount == formerCount { record.place = DisplayPlace(transform, scope) }
    layer.displayRecord = record
  }

  /// Appends the entries that a layer and its sublayers have in the former list; returns whether they
  /// are the same but for their place.
  private mutating func keep(
    _ layer: CALayer, _ transform: CGAffineTransform, in scope: Int
  ) -> Bool {
    guard let former, let kept = former.part(of: layer, transform, in: scope, of: list) else {
      return false
    }
    let first = list.entries.count
    for index in kept.former.first..<kept.former.end {
      let entry = former.list.entries[index].moved(by: kept.shift, in: scope)
      if entry.isOpaque { list.opaqueEntries.append(list.entries.count) }
      list.entries.append(entry)
      setWhole(around: entry)
    }
    layer.displayRecord = kept.record(in: number, from: first, scope: scope)
    return true
  }

  /// Records a part that depends on its place or, if it varies in time, on that.
  private mutating func setVariable(inTime: Bool = false) {
    variableCount += 1
    if inTime { list.isAnimating = true }
  }

  /// Returns whether nothing of a layer that clips its content is in the scope.
  private func isHidden(_ visit: LayerVisit, _ scope: Int) -> Bool {
    !visit.pixels(around: visit.bounds).intersects(list.scopes[scope].clip)
  }

  /// Appends the parts of a visible layer; returns the index of its content's entry, or -1.
  private mutating func append(_ visit: LayerVisit, in outer: Int) -> Int {
    if case .backdrop(let material) = visit.effect {
      appendBackdrop(material, visit, in: outer)
      appendSublayers(of: visit, in: openClip(of: visit, in: outer))
      return -1
    }
    let scope = openOpacity(of: visit, in: outer)
    guard !visit.isUnit else { return appendUnit(visit, in: scope) }
    appendShadow(of: visit, in: scope)
    let inner = openTemplate(of: visit, in: openMask(of: visit, in: scope))
    let content = appendContent(of: visit, in: inner)
    appendSublayers(of: visit, in: openClip(of: visit, in: inner))
    appendBorder(of: visit, in: inner)
    return content
  }

  private mutating func appendSublayers(of visit: LayerVisit, in scope: Int) {
    // The options contain the transform of sublayers.
    let isKeepable = !visit.layer.hasOptions
    for child in visit.layer.childrenInDrawingOrder {
      append(child, visit.transform, in: scope, isKeepable: isKeepable)
    }
  }

  /// Appends an entry, unless it is outside its scope; returns its index, or -1.
  @discardableResult
  private mutating func append(_ entry: DisplayEntry) -> Int {
    var entry = entry
    let clip = list.scopes[entry.scope].clip
    if !clip.contains(entry.extent) {
      setVariable()
      entry.extent = entry.extent.intersection(clip)
    }
    guard !entry.extent.isEmpty else { return -1 }
    list.entries.append(entry)
    if list.scopes[entry.scope].cutsPixels { list.entries[list.entries.count - 1].atoms = .whole }
    setWhole(around: entry)
    return list.entries.count - 1
  }
}

// MARK: Entries

extension DisplayListBuilder {
  private mutating func appendContent(of visit: LayerVisit, in scope: Int) -> Int {
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
    let chain = list.scopes[scope]
    if !visit.paintsContent, chain.isSharpChain, visit.isUpright, visit.radius == 0,
      extent.area * Self.smallestOccluder >= list.bounds.area,
      PixelRect.isAligned(visit.pixelFrame), let color = visit.layer.presentedBackgroundColor,
      color.pattern == nil
    {
      var hash = DisplayHash()
      hash.combine(color)
      entry.color = hash.value
      entry.isOpaque = color.alpha >= 1
    }
    let index = append(entry)
    if entry.isOpaque, index >= 0 { list.opaqueEntries.append(index) }
    return index
  }

  private mutating func appendBorder(of visit: LayerVisit, in scope: Int) {
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

  private mutating func appendShadow(of visit: LayerVisit, in scope: Int) {
    let layer = visit.layer
    guard layer.hasShadow else { return }
    var hash = visit.hash
    let shape = layer.shadowPath?.boundingBox ?? layer.contentExtent
    if layer.shadowPath == nil, !layer.coversItsContent {
      hash.combine(hashOfContent(of: visit))
    }
    var entry = DisplayEntry(
      .shadow, of: layer, content: hash.value, at: visit.origin, scope: scope,
      extent: visit.shadowPixels(of: shape))
    entry.atoms = .whole
    append(entry)
  }

  private mutating func appendBackdrop(
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
    appendReader(entry)
  }

  /// Appends an entry that reads the pixels behind it.
  private mutating func appendReader(_ entry: DisplayEntry) {
    setVariable()
    let index = append(entry)
    guard index >= 0 else { return }
    list.backdrops.append(index)
  }

  /// Draws the groups around an entry as a whole, if its pixels depend on them.
  private mutating func setWhole(around entry: DisplayEntry) {
    let readsBackdrop = entry.reach >= 0
    guard readsBackdrop || entry.atoms == .whole else { return }
    var scope = entry.scope
    while scope > 0 {
      let isAffected = readsBackdrop ? !list.scopes[scope].isSharpClip : list.scopes[scope].isGroup
      if isAffected { list.scopes[scope].isWhole = true }
      if isAffected, readsBackdrop { list.scopes[scope].readsPixels = true }
      scope = list.scopes[scope].parent
    }
  }

  /// Appends a layer whose sublayers aren't drawn one by one at their places.
  private mutating func appendUnit(_ visit: LayerVisit, in scope: Int) -> Int {
    let layer = visit.layer
    var hash = visit.hash
    if visit.paintsContent { hash.combine(visit.contentPlacement().hash) }
    let (content, reach, isAnimating) = contentOfUnit(visit)
    hash.combine(content)
    setVariable(inTime: isAnimating)
    if isAnimating { hash.combine(FrameClock.shared.now) }
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
    entry.reach = reach
    entry.atoms = .whole
    if reach >= 0 { appendReader(entry) } else { append(entry) }
    return -1
  }
}

// MARK: Hashes of several layers

extension DisplayListBuilder {
  private func contentOfUnit(
    _ visit: LayerVisit
  ) -> (hash: UInt64, reach: Int, isAnimating: Bool) {
    var builder = DisplayListBuilder()
    builder.appendSublayers(of: visit, in: 0)
    if let mask = visit.layer.mask { builder.append(mask, visit.transform) }
    let reach = builder.list.backdrops.reduce(-1) { max($0, builder.list.entries[$1].reach) }
    return (
      builder.list.hash(relativeTo: visit.origin), reach,
      builder.list.isAnimating || visit.isAnimating
    )
  }

  private func hashOfContent(of visit: LayerVisit) -> UInt64 {
    var builder = DisplayListBuilder()
    _ = builder.appendContent(of: visit, in: 0)
    builder.appendSublayers(of: visit, in: 0)
    return builder.list.hash(relativeTo: visit.origin)
  }

  private func hashOfMask(_ mask: CALayer, _ visit: LayerVisit) -> (UInt64, isAnimating: Bool) {
    var builder = DisplayListBuilder()
    builder.append(mask, visit.transform)
    return (builder.list.hash(relativeTo: visit.origin), builder.list.isAnimating)
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

// MARK: Scopes

extension DisplayListBuilder {
  private mutating func open(
    _ kind: DisplayScope.Kind, of visit: LayerVisit, in parent: Int, content: UInt64,
    clip: PixelRect? = nil, group: CGRect = .null, isSharp: Bool = false
  ) -> Int {
    setVariable()
    let outer = list.scopes[parent]
    let extent = clip ?? visit.pixels(around: group)
    list.scopes.append(
      DisplayScope(
        kind, of: visit.layer, in: parent, content: content, at: visit.origin,
        inner: CGPoint(x: visit.transform.tx, y: visit.transform.ty),
        clip: clip.map(outer.clip.intersection) ?? outer.clip,
        extent: extent.intersection(outer.clip), isSharpClip: isSharp,
        isSharpChain: isSharp && outer.isSharpChain))
    list.scopes[list.scopes.count - 1].cutsPixels = outer.cutsPixels
    return list.scopes.count - 1
  }

  private mutating func openOpacity(of visit: LayerVisit, in scope: Int) -> Int {
    guard visit.opacity < 1 else { return scope }
    var hash = DisplayHash()
    hash.combine(visit.opacity)
    return open(
      .opacity, of: visit, in: scope, content: hash.value, group: visit.layer.drawnExtent)
  }

  private mutating func openMask(of visit: LayerVisit, in scope: Int) -> Int {
    guard let mask = visit.layer.mask else { return scope }
    let (hash, isAnimating) = hashOfMask(mask, visit)
    if isAnimating { setVariable(inTime: true) }
    let group = mask.drawnExtent.applying(mask.presentedTransformToSuperlayer)
    let inner = open(.mask, of: visit, in: scope, content: hash, group: group)
    appendEdge(of: visit, in: inner, content: hash, atoms: .whole)
    return inner
  }

  private mutating func openTemplate(of visit: LayerVisit, in scope: Int) -> Int {
    guard case .template(let color) = visit.effect else { return scope }
    var hash = DisplayHash()
    hash.combine(color)
    return open(
      .template, of: visit, in: scope, content: hash.value, group: visit.layer.drawnExtent)
  }

  private mutating func openClip(of visit: LayerVisit, in scope: Int) -> Int {
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
      isSharp: visit.isUpright && visit.radius == 0 && isAligned)
    if !isAligned { list.scopes[inner].cutsPixels = true }
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
