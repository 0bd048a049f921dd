import UIKit

/// A collection view of 800 points that displays a grid of small cells, each with a label.
@MainActor final class CellGrid: NSObject, UICollectionViewDataSource {
  /// The columns and rows of a full screen.
  struct Density {
    var columns: Int
    var rows: Int
    /// The number of cells that fill the visible bounds.
    var count: Int { columns * rows }
  }

  /// The visible bounds in points.
  static let size = CGSize(width: 360, height: 800)
  /// The number of screens of cells.
  static let screens = 20
  /// The distance of the label from each edge of its cell in points.
  static let margin: CGFloat = 1

  /// The view, scrolled to its top.
  let view: UICollectionView
  /// The number of cells that fill the visible bounds.
  let density: Density
  private let usesConstraints: Bool

  /// Creates a grid whose labels are positioned by constraints, or by frames.
  init(_ density: Density, usesConstraints: Bool) {
    (self.density, self.usesConstraints) = (density, usesConstraints)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(density.columns)),
        heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(Self.size.height / CGFloat(density.rows))),
      subitems: [item])
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Self.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    super.init()
    view.register(ConstrainedLabelCell.self, forCellWithReuseIdentifier: "constraints")
    view.register(FramedLabelCell.self, forCellWithReuseIdentifier: "frames")
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { density.count * Self.screens }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: usesConstraints ? "constraints" : "frames", for: indexPath)
    (cell as? LabelCell)?.label.text = "\(indexPath.item)"
    return cell
  }

  /// Returns whether all visible cells are those of the content offset, with their labels in place.
  func isCorrect() -> Bool {
    let rowHeight = Self.size.height / CGFloat(density.rows)
    let first = Int((view.contentOffset.y / rowHeight).rounded()) * density.columns
    let visible = view.indexPathsForVisibleItems.map(\.item).sorted()
    return visible == Array(first..<first + density.count)
      && view.visibleCells.allSatisfy { cell in
        guard let label = (cell as? LabelCell)?.label, let path = view.indexPath(for: cell) else {
          return false
        }
        let expected = cell.contentView.bounds.insetBy(dx: Self.margin, dy: Self.margin)
        return label.text == "\(path.item)" && label.frame.isNear(expected)
      }
  }
}

/// A cell with a label.
class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 8)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell whose label is pinned to its edges by four constraints.
private final class ConstrainedLabelCell: LabelCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    let margin = CellGrid.margin
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell that sets the frame of its label.
private final class FramedLabelCell: LabelCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: CellGrid.margin, dy: CellGrid.margin)
  }
}

extension CGRect {
  /// Returns whether the rectangles differ by at most a pixel.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let pixel = 0.34
    return abs(minX - other.minX) < pixel && abs(minY - other.minY) < pixel
      && abs(width - other.width) < pixel && abs(height - other.height) < pixel
  }
}
