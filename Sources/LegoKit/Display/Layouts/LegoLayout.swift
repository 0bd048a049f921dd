import UIKit

/// A compositional layout that reports the measurements of self-sizing cells.
class LegoLayout: UICollectionViewCompositionalLayout {
  /// A client of measurements: the index path of a cell, the size that it prefers, and its current
  /// size.
  typealias MeasurementHandler = (IndexPath, CGSize, CGSize) -> Void

  /// A provider of the transition of an item that is inserted or deleted.
  typealias TransitionProvider = (IndexPath, _ isInsertion: Bool) -> CellTransition?

  private var measurementHandler: MeasurementHandler?
  private var transitionProvider: TransitionProvider?
  /// Whether the layout was invalidated after it was prepared last.
  private(set) var isInvalid = false
  private var wasPrepared = false

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = wasPrepared
    super.invalidateLayout(with: context)
  }

  override func prepare() {
    (isInvalid, wasPrepared) = (false, true)
    super.prepare()
  }

  /// Displays transitions of inserted and deleted items.
  func connect(transitions provider: @escaping TransitionProvider) {
    transitionProvider = provider
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return applying(transitionProvider?(itemIndexPath, true), to: attributes)
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return applying(transitionProvider?(itemIndexPath, false), to: attributes)
  }

  private func applying(
    _ transition: CellTransition?, to attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let transition, let collectionView, let attributes else { return attributes }
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    transition.apply(copy, collectionView)
    return copy
  }

  /// Calls `handler` with each measurement of a cell.
  func connect(onMeasurement handler: @escaping MeasurementHandler) {
    measurementHandler = handler
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if originalAttributes.representedElementCategory == .cell {
      measurementHandler?(
        originalAttributes.indexPath, preferredAttributes.size, originalAttributes.size)
    }
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}
