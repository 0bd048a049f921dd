import LayoutBox
import UIKit

/// A collection view whose sections have given numbers of blank cells.
@MainActor final class LaidOutView {
  let view: UICollectionView
  private let source: BlankElements

  /// Creates a view that is laid out, with kinds of supplementary views and the heights that the
  /// cells of each section prefer.
  init(
    _ layout: UICollectionViewLayout, size: CGSize, itemCounts: [Int], kinds: [String] = [],
    heights: [CGFloat] = [], direction: UISemanticContentAttribute = .forceLeftToRight
  ) {
    source = BlankElements(counts: itemCounts, heights: heights)
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.semanticContentAttribute = direction
    view.register(BlankCell.self, forCellWithReuseIdentifier: BlankElements.identifier)
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: BlankElements.identifier)
    }
    view.dataSource = source
    view.layoutIfNeeded()
  }

  /// Returns the frame of an element.
  func frame(of element: LayoutBoxSolution.Element, inSection section: Int = 0) -> CGRect? {
    let layout = view.collectionViewLayout
    switch element {
    case .item(let item):
      return view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    case .supplementary(let kind, let item):
      return layout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: item, section: section))?.frame
    case .layoutItem(let kind):
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(index: 0))?
        .frame
    case .background(let viewClass):
      return frame(of: .backgroundKind(String(reflecting: viewClass)), inSection: section)
    case .backgroundKind(let kind):
      return layout.layoutAttributesForDecorationView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
  }
}

/// A cell without content that may prefer a height.
private final class BlankCell: UICollectionViewCell {
  var preferredHeight: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredHeight,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size.height = preferredHeight
    return preferred
  }
}

/// A data source of blank cells and supplementary views.
private final class BlankElements: NSObject, UICollectionViewDataSource {
  static let identifier = "blank"
  private let counts: [Int]
  private let heights: [CGFloat]

  init(counts: [Int], heights: [CGFloat]) {
    (self.counts, self.heights) = (counts, heights)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    if heights.indices.contains(indexPath.item) {
      (cell as? BlankCell)?.preferredHeight = heights[indexPath.item]
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
