import UIKit

/// The sizes that cell types have stated for items, and those that were measured.
///
/// One size of each kind is kept for each item, with the width that it was requested for. It is
/// removed when the item changes or is deleted, or when the preferred text size changes.
@MainActor final class ItemSizes {
  private var statedSizes = SizeTable<CGSize>()
  private var statedHeights = HeightLists()
  private var heights = SizeTable<CGFloat?>()
  private var widths = SizeTable<CGFloat?>()
  private var textSize: UIContentSizeCategory?
  private var traits = UITraitCollection()
  private let measurer = CellMeasurer()

  /// An item of a section.
  struct Item {
    let section: IndexedContent.IndexedSection
    let index: Int
    /// Whether the section is the one of the last update.
    ///
    /// The sizes of the one before it are not kept any more.
    var isDisplayed = true

    @MainActor fileprivate var item: AnyItem { section.section.items[index] }
  }

  /// Returns the size of an item in the `available` size, from its cell type if it is not known.
  func size(of item: Item, in available: CGSize) -> CGSize {
    if item.isDisplayed,
      let known = statedSizes.value(at: item.index, of: item.section, width: available.width)
    {
      return known
    }
    let (chunk, position) = item.section.section.items.location(of: item.index)
    guard !CellTypesWithoutSizes.contains(chunk.cellType) else {
      return CGSize(width: available.width, height: UIView.noIntrinsicMetric)
    }
    let size = chunk.size(at: position, in: available)
    if item.isDisplayed {
      statedSizes.set(size, at: item.index, of: item.section, width: available.width)
    }
    return size
  }

  /// Returns the heights that the items of a section specify, each at its width; `nil` if none specifies one.
  ///
  /// Heights that are not known are those of the cell types; types with the default implementation of
  /// ``TypedCellType/layout(constraintsTo:with:)`` are asked once. All else is a loop over values.
  func heights(
    of section: IndexedContent.IndexedSection, isDisplayed: Bool, widths: ItemWidths
  ) -> StatedHeights? {
    let list = section.section.items
    guard specifiesSizes(list) else { return nil }
    // Not in place: cell types are the user's, and may request sizes.
    var known =
      isDisplayed
      ? statedSizes.removeMeasurements(of: section)
      : Array(repeating: .init(), count: section.items.count)
    var last = isDisplayed ? statedHeights.removeHeights(of: section, at: widths) : .init()
    for index in last.changedItems {
      let (chunk, position) = list.location(of: index)
      measure(chunk, from: index - position, index..<index + 1, &known, widths)
      last.heights[index] = known[index].value.statedHeight
    }
    let first = last.heights.count
    var start = 0
    for chunk in list.chunks {
      let end = start + chunk.count
      if first < end { measure(chunk, from: start, max(start, first)..<end, &known, widths) }
      start = end
    }
    for index in first..<known.count { last.heights.append(known[index].value.statedHeight) }
    if isDisplayed, specifiesSizes(list) {
      statedSizes.insert(known, of: section)
      statedHeights.insert(last.heights, of: section, at: widths)
    }
    return StatedHeights(last.heights)
  }

  private func specifiesSizes(_ list: ItemList) -> Bool {
    list.chunks.contains { !CellTypesWithoutSizes.contains($0.cellType) }
  }

  /// Measures the items of a range whose size at their width is not known; they belong to a chunk whose
  /// first item has the index `start`.
  private func measure(
    _ chunk: any ItemChunk, from start: Int, _ range: Range<Int>,
    _ known: inout [SizeTable<CGSize>.Measurement], _ widths: ItemWidths
  ) {
    var next = range.lowerBound
    // The first item shows whether its type specifies sizes.
    while !CellTypesWithoutSizes.contains(chunk.cellType),
      let index = known.firstUnknown(in: next..<range.upperBound, widths)
    {
      let available = CGSize(width: widths[index], height: .greatestFiniteMagnitude)
      known[index] = .init(
        width: available.width, value: chunk.size(at: index - start, in: available))
      next = index + 1
    }
  }

  /// Returns the height that the constraints of an item's cell require, measured if it is not
  /// known.
  func measuredHeight(of item: Item, width: CGFloat) -> CGFloat? {
    if item.isDisplayed,
      let known = heights.value(at: item.index, of: item.section, width: width)
    {
      return known
    }
    let height = measurer.height(of: item.item, width: width, traits: traits)
    if item.isDisplayed { heights.set(height, at: item.index, of: item.section, width: width) }
    return height
  }

  /// Returns the width that fits an item's cell, measured if it is not known.
  func fittingWidth(of item: Item, atMost maximum: CGFloat) -> CGFloat? {
    if item.isDisplayed,
      let known = widths.value(at: item.index, of: item.section, width: maximum)
    {
      return known
    }
    let width = measurer.width(of: item.item, atMost: maximum, traits: traits)
    if item.isDisplayed { widths.set(width, at: item.index, of: item.section, width: maximum) }
    return width
  }

  /// Removes all sizes if the preferred text size has changed since the last call, and measures
  /// with these traits from then on.
  func removeAll(unlessMeasuredWith traits: UITraitCollection) {
    self.traits = traits
    guard traits.preferredContentSizeCategory != textSize else { return }
    textSize = traits.preferredContentSizeCategory
    statedSizes.removeAll()
    statedHeights.removeAll()
    heights.removeAll()
    widths.removeAll()
  }
}

extension ItemSizes {
  /// Edits the sizes from `old` to the content of `update`, measures changed items again that have
  /// been measured, and returns whether a size of an item that stays has changed.
  func update(from old: IndexedContent, to update: ContentUpdate) -> Bool {
    guard !statedSizes.isEmpty || !heights.isEmpty || !widths.isEmpty else { return false }
    statedSizes.edit(from: old, to: update)
    statedHeights.edit(from: old, to: update)
    heights.edit(from: old, to: update)
    widths.edit(from: old, to: update)
    guard update.difference.keepsSizes else { return update.difference.isDescribedAgain }
    return update.difference.changedItems.reduce(false) { isResized, location in
      let section = update.content.sections[location.section]
      return measureAgain(Item(section: section, index: location.item)) || isResized
    }
  }

  private func measureAgain(_ item: Item) -> Bool {
    let size = statedSizes.remove(at: item.index, of: item.section)
    let height = heights.remove(at: item.index, of: item.section)
    let width = widths.remove(at: item.index, of: item.section)
    let isResized = [
      size.map { old in
        let available = CGSize(width: old.width, height: .greatestFiniteMagnitude)
        return self.size(of: item, in: available) != old.value
      },
      height.map { measuredHeight(of: item, width: $0.width) != $0.value },
      width.map { fittingWidth(of: item, atMost: $0.width) != $0.value },
    ]
    return isResized.contains(true)
  }
}

extension [SizeTable<CGSize>.Measurement] {
  /// Returns the index of the first measurement of a range that is not known at its width.
  fileprivate func firstUnknown(in range: Range<Int>, _ widths: ItemWidths) -> Int? {
    if case .same(let width) = widths {
      return self[range].firstIndex { $0.width != width || $0.value == nil }
    }
    return range.first { self[$0].width != widths[$0] || self[$0].value == nil }
  }
}

extension CGSize? {
  /// The height if the size specifies one, and -1 if it doesn't.
  fileprivate var statedHeight: CGFloat {
    guard let height = self?.height, height >= 0, height < .greatestFiniteMagnitude else {
      return -1
    }
    return height
  }
}
