/// The content of a display, back to front: a flat list of the visible parts of layers.
///
/// Two lists are compared to find the pixels that changed, see `DisplayListDifference`.
struct DisplayList {
  /// The visible parts of layers, in the order in which they are drawn.
  var entries: [DisplayEntry] = []
  /// The clips and groups, each after the one that contains it; the first is the whole display.
  var scopes: [DisplayScope]
  /// The indexes of the entries that hide everything behind them in their pixels.
  var opaqueEntries: [Int] = []
  /// The indexes of the entries that blur what is behind them.
  var backdrops: [Int] = []
  /// Whether the pixels may change with time alone.
  var isAnimating = false

  /// Creates an empty list for a display.
  init(bounds: PixelRect) {
    scopes = [DisplayScope(bounds: bounds)]
  }

  /// The pixels of the display.
  var bounds: PixelRect { scopes[0].clip }

  /// Returns the index of the last entry that hides everything behind it in a rectangle; -1 for
  /// none.
  func occluder(of rect: PixelRect) -> Int {
    opaqueEntries.last { entries[$0].extent.contains(rect) } ?? -1
  }
}

/// A visible part of a layer: its shadow, its backdrop, its own content, its border or its clip.
struct DisplayEntry {
  /// The part of a layer that is drawn in one step.
  enum Part: UInt {
    case content, shadow, border, backdrop
    /// The edges of a clip or a mask, which draw nothing themselves.
    case edge
  }

  /// The pixels of a part that are only the same in each drawing if they are drawn together: where
  /// Cairo cuts curves and slanted lines, it rounds, and the edges of a shape in a row of pixels
  /// determine together how it calculates the coverage of that row.
  enum Atoms: Equatable {
    case none
    /// The rows of the corners at the top and at the bottom, of a height in pixels.
    case cornerRows(Int)
    case whole
  }

  /// The identity of the layer, and the part in the bits that addresses don't use.
  let key: UInt
  /// A hash of all that the pixels depend on but their position.
  var content: UInt64
  /// The position of the top left corner of the layer's bounds, in pixels.
  private(set) var x: Double
  private(set) var y: Double
  /// The index of the innermost scope.
  private(set) var scope: Int
  /// The pixels that may be drawn.
  var extent: PixelRect
  /// A hash of the color that all pixels of the extent have, whatever the position; `nil` if they may
  /// have several.
  var color: UInt64?
  /// Whether all pixels of the extent have one color, whatever the position.
  var isUniform: Bool { color != nil }
  /// Whether all pixels of the extent are opaque and uniform.
  var isOpaque = false
  /// The pixels of the layer's bounds, also outside the scope, for a part with rounded corners.
  var frame: PixelRect?
  /// The pixels that have to be drawn together.
  var atoms = Atoms.none
  /// The distance in pixels from which content behind flows into the part; -1 if none is read.
  var reach = -1

  init(
    _ part: Part, of layer: CALayer, content: UInt64, at origin: CGPoint, scope: Int,
    extent: PixelRect
  ) {
    key = UInt(bitPattern: ObjectIdentifier(layer)) | part.rawValue
    (self.content, self.scope, self.extent) = (content, scope, extent)
    (x, y) = (Double(origin.x), Double(origin.y))
  }

  /// Returns the entry at another place, in another scope.
  func moved(by shift: PixelShift, in scope: Int) -> DisplayEntry {
    var entry = self
    (entry.x, entry.y) = (x + Double(shift.x), y + Double(shift.y))
    entry.scope = scope
    entry.extent = extent.offset(by: shift)
    entry.frame = frame?.offset(by: shift)
    return entry
  }

  /// Passes the rectangles of `atoms` to `body`, as far as they are in the extent.
  func forEachAtom(_ body: (PixelRect) -> Void) {
    switch atoms {
    case .none: break
    case .whole: body(extent)
    case .cornerRows(let height):
      guard let frame else { return body(extent) }
      for y in [frame.y, frame.bottom - height] {
        let row = PixelRect(x: frame.x, y: y, width: frame.width, height: height)
          .intersection(extent)
        if !row.isEmpty { body(row) }
      }
    }
  }
}

/// A clip or a group, with which the content of a layer and its sublayers is composited.
struct DisplayScope {
  /// The kind of a scope.
  enum Kind: UInt { case clip, opacity, mask, template }

  /// The identity of the layer, and the kind in the bits that addresses don't use.
  let key: UInt
  /// The index of the scope around it.
  let parent: Int
  /// A hash of all that the compositing depends on but the position.
  let content: UInt64
  /// The position of the top left corner of the layer's bounds, in pixels.
  let x: Double
  let y: Double
  /// The position of the origin of the layer's coordinates, in pixels: it moves when content scrolls.
  let innerX: Double
  let innerY: Double
  /// The pixels of the scope.
  var clip: PixelRect
  /// Whether it clips to whole pixels, so that the content can be moved in it.
  let isSharpClip: Bool
  /// Whether it and all around it clip to whole pixels.
  let isSharpChain: Bool
  /// Whether it or one around it clips between pixels, so that Cairo rounds the coverage of content in
  /// it by the whole content.
  var cutsPixels = false
  /// Whether the content is drawn in a group.
  var isGroup: Bool { key & 15 != Kind.clip.rawValue }
  /// The pixels of the clip or the group.
  let extent: PixelRect
  /// Whether all pixels of the extent have to be drawn together: a backdrop in a group reads them,
  /// and the coordinates of images and gradients are rounded from the group's corner.
  var isWhole = false
  /// Whether a backdrop in it reads its pixels, so that it isn't moved either.
  var readsPixels = false

  fileprivate init(bounds: PixelRect) {
    (key, parent, content) = (0, 0, 0)
    (x, y, innerX, innerY) = (0, 0, 0, 0)
    (clip, extent, isSharpClip, isSharpChain) = (bounds, bounds, true, true)
  }

  init(
    _ kind: Kind, of layer: CALayer, in parent: Int, content: UInt64, at origin: CGPoint,
    inner: CGPoint, clip: PixelRect, extent: PixelRect, isSharpClip: Bool, isSharpChain: Bool
  ) {
    key = UInt(bitPattern: ObjectIdentifier(layer)) | kind.rawValue
    (self.parent, self.content, self.clip, self.extent) = (parent, content, clip, extent)
    (x, y) = (Double(origin.x), Double(origin.y))
    (innerX, innerY) = (Double(inner.x), Double(inner.y))
    (self.isSharpClip, self.isSharpChain) = (isSharpClip, isSharpChain)
  }
}

/// A 64-bit hash of values, equal in each run.
struct DisplayHash {
  private(set) var value: UInt64

  init(_ seed: UInt64 = 0) { value = seed }

  mutating func combine(_ number: UInt64) {
    // The finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
    value = (value &+ 0x9E37_79B9_7F4A_7C15) ^ number
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    value ^= value >> 31
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }
  mutating func combine(_ number: CGFloat) { combine(Double(number).bitPattern) }
  mutating func combine(_ number: Float) { combine(UInt64(number.bitPattern)) }
  mutating func combine(_ size: CGSize) {
    combine(size.width)
    combine(size.height)
  }
  mutating func combine(_ rect: CGRect) {
    combine(rect.origin.x)
    combine(rect.origin.y)
    combine(rect.size)
  }
  mutating func combine(_ color: CGColor?) {
    guard let color else { return combine(1) }
    for component in [color.red, color.green, color.blue, color.alpha] { combine(component) }
    if let pattern = color.pattern {
      combine(UInt64(UInt(bitPattern: ObjectIdentifier(pattern.image))))
      combine(pattern.scale)
    }
  }
  /// Combines all of a transform but the translation.
  mutating func combine(linear transform: CGAffineTransform) {
    for entry in [transform.a, transform.b, transform.c, transform.d] { combine(entry) }
  }
}
