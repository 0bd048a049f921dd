import UIKit

/// A checker that finds cells whose sizes do not settle.
///
/// Measurements before the next run of the main queue and in the same environment are compared: a size
/// that changes later, or in another width or text size, has its reason.
@MainActor final class SizeChecker {
  private var records: [ItemToken: [CGSize]] = [:]
  private var reported: Set<ItemToken> = []
  private var isClearing = false
  private var environment: Environment?

  /// The values on which the sizes of all cells depend.
  struct Environment: Equatable {
    let size: CGSize
    let textSize: UIContentSizeCategory

    /// Creates the environment of the cells of a collection view.
    @MainActor init(_ collectionView: UICollectionView) {
      size = collectionView.bounds.size
      textSize = collectionView.traitCollection.preferredContentSizeCategory
    }
  }

  /// Records that a cell has asked for `size` in place of its current size, and returns its
  /// different sizes in sequence if there are too many; once for each item.
  func record(
    _ size: CGSize, inPlaceOf current: CGSize, of token: ItemToken, in environment: Environment
  ) -> [CGSize]? {
    if environment != self.environment { (records, self.environment) = ([:], environment) }
    guard size != current else {
      records[token] = nil
      return nil
    }
    clearLater()
    records[token, default: []].append(size)
    guard let sizes = records[token], sizes.count >= Self.maximumCount else { return nil }
    records[token] = nil
    return reported.insert(token).inserted ? sizes : nil
  }

  /// Forgets the sizes of items that have changed.
  func itemsDidChange(_ tokens: [ItemToken]) {
    guard !records.isEmpty else { return }
    for token in tokens { records[token] = nil }
  }

  private func clearLater() {
    guard !isClearing else { return }
    isClearing = true
    Task { @MainActor [weak self] in
      self?.records = [:]
      self?.isClearing = false
    }
  }

  /// The number of different sizes in sequence that are reported; UIKit allows about a hundred
  /// layouts.
  private static let maximumCount = 10
}
