import LegoKit
import LegoTesting
import UIKit

/// A journey of `ARCHITECTURE.md`.
@MainActor struct Journey {
  /// The name of the file of counters.
  let name: String
  /// Displays what the journey starts from, and returns the journey.
  ///
  /// What is read only once in a program, such as fonts, does not count.
  let prepare: @MainActor () -> @MainActor () -> Void

  static let all = [
    Journey(name: "item", prepare: changedItem),
    Journey(name: "box", prepare: boxToFrames),
    Journey(name: "finger", prepare: scrollingFinger),
    Journey(name: "cell", prepare: measuredCell),
  ]

  /// Changes the text of one of many rows, and draws the screen.
  private static func changedItem() -> @MainActor () -> Void {
    let controller = RowsController()
    let screen = Screen(controller)
    controller.texts[3] = "Prepared"
    _ = screen.image()
    return {
      controller.texts[3] = "Changed"
      _ = screen.image()
    }
  }

  /// Describes a section with boxes, and returns the frame of one of its items.
  private static func boxToFrames() -> @MainActor () -> Void {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let group = GroupLayoutBox(width: .w(1.0), height: .absolute(180)) {
        ItemLayoutBox(width: .w(0.6), height: .h(1.0)).insets(space: 4)
        GroupLayoutBox(direction: .vertical, width: .w(0.4), height: .h(1.0)) {
          ItemLayoutBox(columns: 2, width: .w(1.0), height: .h(0.5)).insets(space: 4)
        }
      }
      return NSCollectionLayoutSection(group: group.toBuild())
    }
    let source = CellSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = source
    let describe: @MainActor () -> Void = {
      layout.invalidateLayout()
      precondition(view.layoutAttributesForItem(at: IndexPath(item: 4, section: 0)) != nil)
      withExtendedLifetime(source) {}
    }
    describe()
    return describe
  }

  /// Flings the rows of a screen up.
  private static func scrollingFinger() -> @MainActor () -> Void {
    let screen = Screen(RowsController())
    let fling: @MainActor () -> Void = {
      screen.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    }
    fling()
    return fling
  }

  /// Gives a displayed cell a longer text, so that it is measured again.
  private static func measuredCell() -> @MainActor () -> Void {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let source = CellSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: CellSource.identifier)
    view.dataSource = source
    let display: @MainActor (String) -> Void = { text in
      source.text = text
      view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    let height = { view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height ?? 0 }
    let before = height()
    display(String(repeating: "prepared ", count: 20))
    return {
      display(String(repeating: "longer ", count: 100))
      precondition(height() > before)
      withExtendedLifetime(source) {}
    }
  }
}

/// A list of fifty rows that are measured by their constraints.
private final class RowsController: UIViewController, LegoContainer {
  @State var texts = (0..<50).map { "Row \($0)" }
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: 0, layout: RowsLayout()) {
        for (number, text) in texts.enumerated() { RowItem(id: number, text: text) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }
}

private struct RowItem: TypedItemType, Equatable {
  typealias CellType = RowCell
  var id: Int
  var text: String
}

/// A cell with one label, pinned to its edges.
private final class RowCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: RowItem) {
    display(item.text)
  }

  func display(_ text: String) {
    label.text = text
  }
}

/// A data source of nine cells with a text.
@MainActor private final class CellSource: NSObject, UICollectionViewDataSource {
  static let identifier = "row"
  var text = "short"

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 9 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.identifier, for: indexPath)
    (cell as? RowCell)?.display(text)
    return cell
  }
}
