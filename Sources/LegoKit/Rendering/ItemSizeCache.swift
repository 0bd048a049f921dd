import UIKit

/// The sizes that cell types have returned for items.
///
/// One size is kept for each item, with the width that it was requested for. It is removed when
/// the item changes or is deleted, or when the preferred text size changes.
@MainActor final class ItemSizeCache {
  private struct Measurement {
    let width: CGFloat
    let size: CGSize
  }

  private var measurements: [ItemToken: Measurement] = [:]
  private var textSize: UIContentSizeCategory?

  /// Returns the size of `item` in the `available` size, from its cell type if it is not known.
  func size(of item: AnyItem, token: ItemToken, in available: CGSize) -> CGSize {
    if let known = measurements[token], known.width == available.width { return known.size }
    let size = item.size(in: available)
    measurements[token] = Measurement(width: available.width, size: size)
    return size
  }

  /// Measures an item that has changed, and returns whether its size has changed.
  ///
  /// An item that has not been measured yet is not measured.
  func update(_ item: AnyItem, token: ItemToken) -> Bool {
    guard let old = measurements.removeValue(forKey: token) else { return false }
    let available = CGSize(width: old.width, height: .greatestFiniteMagnitude)
    return size(of: item, token: token, in: available) != old.size
  }

  /// Removes the sizes of the items for which `isRemoved` is true.
  func removeAll(where isRemoved: (ItemToken) -> Bool) {
    measurements = measurements.filter { !isRemoved($0.key) }
  }

  /// Removes all sizes if the preferred text size has changed since the last call.
  func removeAll(unlessMeasuredWith traits: UITraitCollection) {
    guard traits.preferredContentSizeCategory != textSize else { return }
    textSize = traits.preferredContentSizeCategory
    measurements = [:]
  }
}
