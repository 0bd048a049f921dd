/// A builder of the display list of layers, in the order in which the renderer draws them.
///
/// It is used while layers have their presented values (`LayerRenderer.withAnimations`).
@MainActor struct DisplayListBuilder {
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
  init() {
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
      if layer.clipsToBounds && isHidden(visit, scope) {
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
      add(former.list.entries[index].moved(by: kept.shift, in: scope))
    }
    layer.displayRecord = kept.record(in: number, from: first, scope: scope)
    return true
  }

  /// Records a part that depends on its place or, if it varies in time, on that.
  mutating func setVariable(inTime: Bool = false) {
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

  /// Appends the sublayers of a layer.
  mutating func appendSublayers(of visit: LayerVisit, in scope: Int) {
    // The options contain the transform of sublayers.
    let isKeepable = !visit.layer.hasOptions
    for child in visit.layer.childrenInDrawingOrder {
      append(child, visit.transform, in: scope, isKeepable: isKeepable)
    }
  }

  /// Appends an entry, unless it is outside its scope; returns its index, or -1.
  @discardableResult
  mutating func append(_ entry: DisplayEntry) -> Int {
    var entry = entry
    let scope = list.scopes[entry.scope]
    if entry.reach >= 0 { setVariable() }
    if !scope.clip.contains(entry.extent) {
      setVariable()
      entry.extent = entry.extent.intersection(scope.clip)
    }
    guard !entry.extent.isEmpty else { return -1 }
    if scope.cutsPixels { entry.atoms = .whole }
    return add(entry)
  }

  /// Appends an entry that is in its scope; returns its index.
  @discardableResult
  private mutating func add(_ entry: DisplayEntry) -> Int {
    let index = list.entries.count
    list.entries.append(entry)
    if entry.isOpaque { list.opaqueEntries.append(index) }
    if entry.reach >= 0 { list.backdrops.append(index) }
    setWhole(around: entry)
    return index
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

  /// Appends a scope of a layer; returns its index.
  mutating func open(
    _ kind: DisplayScope.Kind, of visit: LayerVisit, in parent: Int, content: UInt64,
    clip: PixelRect? = nil, group: CGRect = .null, isSharp: Bool = false, cutsPixels: Bool = false
  ) -> Int {
    setVariable()
    let outer = list.scopes[parent]
    let extent = clip ?? visit.pixels(around: group)
    var scope = DisplayScope(
      kind, of: visit.layer, in: parent, content: content, at: visit.origin,
      inner: CGPoint(x: visit.transform.tx, y: visit.transform.ty),
      clip: clip.map(outer.clip.intersection) ?? outer.clip,
      extent: extent.intersection(outer.clip), isSharpClip: isSharp,
      isSharpChain: isSharp && outer.isSharpChain)
    scope.cutsPixels = cutsPixels || outer.cutsPixels
    list.scopes.append(scope)
    return list.scopes.count - 1
  }
}
