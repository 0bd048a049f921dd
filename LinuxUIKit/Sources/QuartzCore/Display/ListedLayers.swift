/// The list of a display, with what is needed to keep parts of it in the next one.
///
/// Most layers are the same from frame to frame, or move with a scroll view. The entries of those are
/// copied, as a visit of their layers costs several times as much.
@MainActor struct ListedLayers {
  /// The list.
  let list: DisplayList
  /// The number of the list in the records of its layers.
  let number: UInt64
  /// The number of changes before the list.
  let changes: UInt64

  /// The part of the list that a layer and its sublayers have, and how it moves.
  struct Part {
    /// The record of the layer in this list.
    let former: DisplayRecord
    let shift: PixelShift
    fileprivate let place: DisplayPlace

    /// Returns the record of the layer in a list in which its entries begin at an index.
    func record(in number: UInt64, from first: Int, scope: Int) -> DisplayRecord {
      let distance = first - former.first
      var record = DisplayRecord(
        list: number, first: first, end: former.end + distance,
        content: former.content < 0 ? -1 : former.content + distance,
        extent: former.extent.offset(by: shift))
      record.place = place.moved(by: shift, in: scope)
      return record
    }
  }

  /// Returns the part of a layer that didn't change since, except for a move by whole pixels; `nil` if
  /// it is listed again.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - transform: The transform from the superlayer's coordinates to pixels.
  ///   - scope: The index of the scope around the layer in the new list.
  ///   - new: The new list.
  /// - Returns: The part.
  func part(
    of layer: CALayer, _ transform: CGAffineTransform, in scope: Int, of new: DisplayList
  ) -> Part? {
    let record = layer.displayRecord
    guard record.list == number, layer.treeVersion <= changes, let place = record.place,
      let shift = place.shift(to: transform),
      list.scopes[place.scope].treatsEntries(as: new.scopes[scope]),
      new.scopes[scope].clip.contains(record.extent.offset(by: shift))
    else { return nil }
    return Part(former: record, shift: shift, place: place)
  }
}

/// The part of a display list that a layer and its sublayers have.
struct DisplayRecord {
  /// The number of the list, which no other list has; 0 for none.
  var list: UInt64 = 0
  /// The index at which the layer's entries begin.
  var first = 0
  /// The index after those of the layer and its sublayers.
  var end = 0
  /// The index of the entry of the layer's own content; -1 if it has none.
  var content = -1
  /// The pixels of the layer and its sublayers.
  var extent = PixelRect.empty
  /// The position of the entries, if they are the same at each place and at each time; `nil` if a scope, a
  /// backdrop or an animation is among them, or if they are cut.
  var place: DisplayPlace?
}

/// The position of a layer in a display list.
struct DisplayPlace {
  /// The part of a pixel by which a move may differ from whole pixels: rounding errors.
  private static let tolerance = 1e-7
  /// The moves are shorter, in pixels.
  private static let limit = 1e6

  /// The transform from the superlayer's coordinates to pixels.
  private var transform: CGAffineTransform
  /// The index of the scope around the layer.
  private(set) var scope: Int

  init(_ transform: CGAffineTransform, _ scope: Int) {
    (self.transform, self.scope) = (transform, scope)
  }

  /// Returns the whole pixels between this place and another one; `nil` for other distances, and for
  /// another scale or rotation.
  func shift(to other: CGAffineTransform) -> PixelShift? {
    guard transform.a == other.a, transform.b == other.b, transform.c == other.c,
      transform.d == other.d
    else { return nil }
    let (x, y) = (Double(other.tx - transform.tx), Double(other.ty - transform.ty))
    guard abs(x) < Self.limit, abs(y) < Self.limit, abs(x - x.rounded()) < Self.tolerance,
      abs(y - y.rounded()) < Self.tolerance
    else { return nil }
    return PixelShift(x: Int(x.rounded()), y: Int(y.rounded()))
  }

  /// Returns the place after a move, by exactly whole pixels so that errors don't add up.
  func moved(by shift: PixelShift, in scope: Int) -> DisplayPlace {
    var place = self
    place.transform.tx += CGFloat(shift.x)
    place.transform.ty += CGFloat(shift.y)
    place.scope = scope
    return place
  }
}

extension DisplayScope {
  /// Returns whether entries that aren't cut are the same in another scope.
  fileprivate func treatsEntries(as other: DisplayScope) -> Bool {
    isSharpChain == other.isSharpChain && cutsPixels == other.cutsPixels
  }
}
