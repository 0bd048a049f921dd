import UIKit

/// A collection view with a flow layout, 320 by 480 points, that counts requests.
@MainActor class FlowScreen: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout

  /// Creates a screen without laying it out, so that the layout can be configured first.
  init(
    _ counts: [Int], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    cell: UICollectionViewCell.Type = UICollectionViewCell.self
  ) {
    self.counts = counts
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(cell, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = self
  }

  /// The screen after a layout pass.
  @discardableResult func shown() -> Self {
    view.layoutIfNeeded()
    return self
  }

  func scroll(to offset: CGFloat) {
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap { frame($0, section) }
  }

  func header(_ section: Int = 0) -> CGRect? {
    boundary(UICollectionView.elementKindSectionHeader, section)
  }

  func footer(_ section: Int = 0) -> CGRect? {
    boundary(UICollectionView.elementKindSectionFooter, section)
  }

  private func boundary(_ kind: String, _ section: Int) -> CGRect? {
    layout.layoutAttributesForSupplementaryView(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension CGRect {
  /// Creates a frame from its position and size.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
