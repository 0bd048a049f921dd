import UIKit

/// The sizes that cell types have returned for items, and those that were measured.
///
/// One size of each kind is kept for each item, with the width that it was requested for. It is
/// removed when the item changes or is deleted, or when the preferred text size changes.
@MainActor final class ItemSizeCache {
  private struct Measurement<Value> {
    let width: CGFloat
    let value: Value
  }

  private var statedSizes: [ItemToken: Measurement<CGSize>] = [:]
  private var heights: [ItemToken: Measurement<CGFloat?>] = [:]
  private var widths: [ItemToken: Measurement<CGFloat?>] = [:]
  private var textSize: UIContentSizeCategory?
  private var traits = UITraitCollection()
  private let measurer = CellMeasurer()

  /// Returns the size of `item` in the `available` size, from its cell type if it is not known.
  func size(of item: AnyItem, token: ItemToken, in available: CGSize) -> CGSize {
    if let known = statedSizes[token], known.width == available.width { return known.value }
    let size = item.size(in: available)
    statedSizes[token] = Measurement(width: available.width, value: size)
    return size
  }

  /// Returns the height that the constraints of the item's cell require, measured if it is not
  /// known.
  func measuredHeight(of item: AnyItem, token: ItemToken, width: CGFloat) -> CGFloat? {
    if let known = heights[token], known.width == width { return known.value }
    let height = measurer.height(of: item, width: width, traits: traits)
    heights[token] = Measurement(width: width, value: height)
    return height
  }

  /// Returns the width that fits the item's cell, measured if it is not known.
  func fittingWidth(of item: AnyItem, token: ItemToken, atMost maximum: CGFloat) -> CGFloat? {
    if let known = widths[token], known.width == maximum { return known.value }
    let width = measurer.width(of: item, atMost: maximum, traits: traits)
    widths[token] = Measurement(width: maximum, value: width)
    return width
  }

  /// Measures an item that has changed, and returns whether its size has changed.
  ///
  /// An item that has not been measured yet is not measured.
  func update(_ item: AnyItem, token: ItemToken) -> Bool {
    let (size, height, width) = (
      statedSizes.removeValue(forKey: token), heights.removeValue(forKey: token),
      widths.removeValue(forKey: token)
    )
    let isResized = [
      size.map {
        let available = CGSize(width: $0.width, height: .greatestFiniteMagnitude)
        return self.size(of: item, token: token, in: available) != $0.value
      },
      height.map { measuredHeight(of: item, token: token, width: $0.width) != $0.value },
      width.map { fittingWidth(of: item, token: token, atMost: $0.width) != $0.value },
    ]
    return isResized.contains(true)
  }

  /// Removes the sizes of the items for which `isRemoved` is true.
  func removeAll(where isRemoved: (ItemToken) -> Bool) {
    statedSizes = statedSizes.filter { !isRemoved($0.key) }
    heights = heights.filter { !isRemoved($0.key) }
    widths = widths.filter { !isRemoved($0.key) }
  }

  /// Removes all sizes if the preferred text size has changed since the last call, and measures
  /// with these traits from then on.
  func removeAll(unlessMeasuredWith traits: UITraitCollection) {
    self.traits = traits
    guard traits.preferredContentSizeCategory != textSize else { return }
    textSize = traits.preferredContentSizeCategory
    (statedSizes, heights, widths) = ([:], [:], [:])
  }
}
