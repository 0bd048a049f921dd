import UIKit

/// A cell that stores its text and counts its reuses.
class TextCell: UICollectionViewCell {
  static var made = 0
  var text = ""
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("Made in code only") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A header that stores its text.
final class TextHeader: UICollectionReusableView {
  var text = ""
}

/// A list of sections of texts in a collection view of 320 by 200 points, with a log of all calls.
final class ListScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  let layout = RowsLayout()
  let view: UICollectionView
  var log: [String] = []
  var cellsAsked = 0
  var decide: (String, IndexPath) -> Bool = { _, _ in true }
  var onDisplay: ((IndexPath) -> Void)?

  init(_ sections: [[String]]) {
    self.sections = sections
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    super.init()
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.register(
      TextHeader.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    view.dataSource = self
    view.delegate = self
  }

  /// Creates one section of numbers that start at zero.
  convenience init(count: Int) {
    self.init([(0..<count).map(String.init)])
  }

  /// Lays out and returns the log entries since the last call.
  func pass() -> [String] {
    view.layoutIfNeeded()
    defer { log = [] }
    return log
  }

  /// The visible texts by index path.
  var texts: [IndexPath: String] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0, (view.cellForItem(at: $0) as? TextCell)?.text ?? "no cell")
      })
  }

  /// The visible texts from top to bottom.
  var textsInOrder: [String] {
    view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { ($0 as? TextCell)?.text ?? "" }
  }

  private func note(_ what: String, _ path: IndexPath) {
    log.append("\(what) \(path.section)-\(path.item)")
  }

  private func ask(_ what: String, _ path: IndexPath) -> Bool {
    note(what, path)
    return decide(what, path)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    log.append("items \(section)")
    return sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    note("cell", indexPath)
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    note("header", indexPath)
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TextHeader)?.text = "section of \(sections[indexPath.section].count)"
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("show", indexPath)
    onDisplay?(indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { note("end", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("show header", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("end header", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { ask("should highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { note("highlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { note("unhighlight", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { ask("should select", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { ask("should deselect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { note("act", indexPath) }
}
