import UIKit

/// A collection view with the height of eight rows over arrays or snapshots.
@MainActor final class SoakScreen: NSObject {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  /// The collection view.
  let view: UICollectionView
  /// The settings.
  let settings: SoakSettings
  /// The model, from which the data source over arrays provides items and which snapshots should
  /// match.
  var model: SoakModel
  /// The versions of items, for cell providers.
  var versions: [Int: Int] = [:]
  /// The cells that are displayed according to the delegate.
  private(set) var displayed = DisplayedCells()
  /// Called before the next cell is displayed.
  var onWillDisplay: (() -> Void)?
  /// The window of the view; nil if animations are disabled.
  private let window: UIWindow?
  /// The diffable data source; nil if the data source uses arrays.
  private(set) var diffable: DataSource?

  /// The initial size of the view, in points.
  private static let size = CGSize(width: RowsLayout.width, height: 8 * RowsLayout.rowHeight)

  /// Creates a screen that hasn't been laid out.
  init(_ settings: SoakSettings, showing model: SoakModel) {
    (self.settings, self.model) = (settings, model)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size),
      collectionViewLayout: settings.layout.makeLayout())
    window = settings.isMoving ? UIWindow(frame: view.frame) : nil
    super.init()
    window?.isHidden = false
    window?.addSubview(view)
    view.register(SoakCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      SoakHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.allowsMultipleSelection = true
    view.delegate = self
    if settings.source == .arrays { view.dataSource = self } else { diffable = makeDataSource() }
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: view) { [unowned self] view, path, id in
      cell(showing: SoakItem(id: id, version: versions[id] ?? 0), in: view, at: path)
    }
    dataSource.supplementaryViewProvider = { [unowned self] view, kind, path in
      header(of: diffable?.sectionIdentifier(for: path.section), in: view, kind, at: path)
    }
    return dataSource
  }

  private func cell(
    showing item: SoakItem?, in view: UICollectionView, at path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    (cell as? SoakCell)?.item = item
    return cell
  }

  private func header(
    of section: Int?, in view: UICollectionView, _ kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? SoakHeader)?.section = section
    return header
  }
}

extension SoakScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cell(showing: model.item(at: indexPath), in: collectionView, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    header(of: model.sections[indexPath.section].id, in: collectionView, kind, at: indexPath)
  }
}

extension SoakScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.begin(cell)
    let displaying = onWillDisplay
    onWillDisplay = nil
    displaying?()
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.end(cell)
  }
}
