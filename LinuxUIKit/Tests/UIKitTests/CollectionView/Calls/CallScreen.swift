import UIKit

/// A collection view of 320 by 200 points whose calls all go to `CallList`.
final class CallScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  let view: UICollectionView
  private let log = CallList.shared

  init(_ counts: [Int], layout: UICollectionViewLayout = CallLayout()) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    view.register(CallCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      CallHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    view.delegate = self
    _ = log.take()
  }

  /// Lays out and returns the calls since the last time.
  func pass() -> [String] {
    view.layoutIfNeeded()
    return log.take()
  }

  /// Scrolls to `y` points from the top and returns the calls of the layout pass that follows.
  func scroll(to y: CGFloat) -> [String] {
    view.contentOffset.y = y
    return pass()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.add("sections")
    return counts.count
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.add("items \(section)")
    return counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    log.add("cell", path)
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    log.add(kind, path)
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { log.add("show", path) }

  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) { log.add("end", path) }

  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView header: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { log.add("show \(kind)", path) }

  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView header: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { log.add("end \(kind)", path) }
}
