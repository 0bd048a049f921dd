import UIKit

/// Sections of texts that can be moved, four rows of 50 points at a time, with a log of the moves.
final class MovingScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let view: UICollectionView
  var log: [String] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var move: (([[String]]) -> [[String]])?
  var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?

  init(_ sections: [[String]], layout: UICollectionViewLayout = RowsLayout()) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// The visible texts from top to bottom.
  var texts: [String] { cells.map(\.text) }

  /// The visible cells from top to bottom.
  var cells: [TextCell] {
    view.visibleCells.sorted { $0.frame.midY < $1.frame.midY }.compactMap { $0 as? TextCell }
  }

  /// Moves the lifted item's center to the given y-coordinate of the content.
  func drag(to height: CGFloat) {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: height))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { canMove(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("\(Array(sourceIndexPath)) to \(Array(destinationIndexPath))")
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.item)
    if let move { sections = move(sections) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
  }
}
