import TestSupport
import Testing
import UIKit

/// Golden pictures of updates and layout changes during their animations.
@MainActor struct MovementPictureTests {
  @Test("One row is inserted, one deleted and one moved: at 0, 0.1, 0.2 and 0.3 s")
  func update() {
    withHeldClock { clock in
      let rows = ColorRows(["red", "orange", "green", "teal", "blue"])
      rows.update(to: ["purple", "red", "green", "blue", "teal"]) {
        $0.deleteItems(at: [.row(1)])
        $0.insertItems(at: [.row(0)])
        $0.moveItem(at: .row(4), to: .row(3))
      }
      var frames = [rows.picture]
      for _ in 1...3 {
        clock.advance(by: 0.1)
        frames.append(rows.picture)
      }
      expectImage(strip(frames), named: "update")
    }
  }

  @Test("Rows become a grid: before, halfway and after")
  func layoutChange() {
    withHeldClock { clock in
      let rows = ColorRows(["red", "orange", "green", "teal", "blue", "purple"])
      let grid = UICollectionViewFlowLayout()
      grid.itemSize = CGSize(width: 46, height: 46)
      grid.minimumLineSpacing = 4
      grid.minimumInteritemSpacing = 4
      rows.view.setCollectionViewLayout(grid, animated: true)
      var frames = [rows.picture]
      for _ in 1...2 {
        clock.advance(by: 0.15)
        frames.append(rows.picture)
      }
      expectImage(strip(frames), named: "layout_change")
    }
  }

  private func strip(_ frames: [UIImage]) -> UIImage {
    let gap: CGFloat = 6
    let size = frames[0].size
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let width = CGFloat(frames.count) * (size.width + gap) - gap
    return UIGraphicsImageRenderer(
      size: CGSize(width: width, height: size.height), format: format
    ).image { _ in
      for (index, frame) in frames.enumerated() {
        frame.draw(at: CGPoint(x: CGFloat(index) * (size.width + gap), y: 0))
      }
    }
  }
}

/// Rows of colors with their names.
@MainActor private final class ColorRows: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 96, height: 160))
  private let layout = MovingRowsLayout()
  private var names: [String]

  init(_ names: [String]) {
    self.names = names
    layout.rowHeight = 30
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(ColorCell.self, forCellWithReuseIdentifier: "color")
    view.dataSource = self
    window.overrideUserInterfaceStyle = .light
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  /// The image that is displayed now.
  var picture: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  func update(to names: [String], _ steps: @escaping (UICollectionView) -> Void) {
    view.performBatchUpdates { [self] in
      self.names = names
      steps(view)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    (cell as? ColorCell)?.show(names[indexPath.item])
    return cell
  }
}

/// A colored card with the color's name.
private final class ColorCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 6
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    label.textColor = .white
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String) {
    label.text = name
    let colors: [String: UIColor] = [
      "red": .systemRed, "orange": .systemOrange, "green": .systemGreen, "teal": .systemTeal,
      "blue": .systemBlue, "purple": .systemPurple,
    ]
    contentView.backgroundColor = colors[name]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 6, dy: 4)
  }
}
