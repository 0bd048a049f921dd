/// The part of a display that is drawn in one step, and what of it need not be drawn.
final class DrawingPlan {
  /// The number of rectangles of a background that are filled one by one.
  private static let maximumCount = 16
  private let list: DisplayList
  /// The number of the display list, which the records of its layers have.
  private let number: UInt64
  /// The pixels to draw, to which the context is clipped.
  private let rect: PixelRect
  /// The index of the entry that hides all before it; -1 for none.
  private let occluder: Int

  /// Creates a plan for the pixels of a rectangle.
  ///
  /// - Parameters:
  ///   - list: The list of the visible parts of layers.
  ///   - number: The number of the list, which is positive.
  ///   - rect: The rectangle.
  ///   - occluder: The index of the entry that hides all before it in the rectangle; -1 for none.
  init(_ list: DisplayList, number: UInt64, rect: PixelRect, occluder: Int) {
    (self.list, self.number, self.rect, self.occluder) = (list, number, rect, occluder)
  }

  /// Returns whether a layer is in the list, if anything of it is visible.
  func lists(_ record: DisplayRecord) -> Bool { record.list == number }

  /// Returns whether the background and content of a layer are an entry of the list.
  func listsContent(of record: DisplayRecord) -> Bool { lists(record) && record.content >= 0 }

  /// Returns whether nothing of a layer of the list and its sublayers is visible.
  func hides(_ record: DisplayRecord) -> Bool {
    record.end <= occluder || !record.extent.intersects(rect)
  }

  /// Returns whether nothing of a layer itself is visible.
  func hidesContent(of record: DisplayRecord) -> Bool {
    lists(record) && record.first < occluder && record.content < occluder
  }

  /// Returns whether a layer has no background and no content in the rectangle.
  func leavesOutContent(of layer: CALayer) -> Bool {
    let record = layer.displayRecord
    guard lists(record) else { return false }
    guard record.content < 0 else {
      return !list.entries[record.content].extent.intersects(rect)
    }
    return !isUnit(layer, record)
  }

  /// Returns whether a layer is one entry with its sublayers, such as a replicator layer.
  private func isUnit(_ layer: CALayer, _ record: DisplayRecord) -> Bool {
    let key = UInt(bitPattern: ObjectIdentifier(layer)) | DisplayEntry.Part.content.rawValue
    return record.first < record.end && list.entries[record.first].key == key
  }

  /// Returns the pixels of a background of one color that no opaque background covers later.
  ///
  /// Returns `nil` for a background that is to be filled as a whole: its edges are between pixels, or
  /// an effect reads it before it is covered.
  func uncoveredPixels(ofBackground record: DisplayRecord) -> [PixelRect]? {
    guard lists(record), record.content >= 0, list.entries[record.content].isUniform else {
      return nil
    }
    let index = record.content
    let reader = list.backdrops.first { $0 > index } ?? .max
    var rects = [list.entries[index].extent.intersection(rect)]
    for cover in list.opaqueEntries where cover > index && cover < reader {
      let extent = list.entries[cover].extent
      guard rects.contains(where: { $0.intersects(extent) }) else { continue }
      rects = rects.flatMap { $0.subtracting(extent) }
      guard rects.count <= Self.maximumCount else { return nil }
    }
    return rects
  }
}
