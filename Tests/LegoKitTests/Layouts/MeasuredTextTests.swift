import LegoKit
import LegoTesting
import Testing
import UIKit

/// A text whose cell has the height of its label.
private struct Line: TypedItemType, Equatable {
  typealias CellType = LineCell
  var id: Int
  var text: String
}

/// A cell that a label fills.
private final class LineCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Line) { label.text = item.text }
}

/// A controller with lines in a waterfall of two columns.
private final class LinesController: UIViewController {
  private lazy var renderer = LegoRenderer(
    lego: Lego {
      Section(id: 0, layout: .waterfall(columns: 2, spacing: 0)) {
        Line(id: 1, text: "One")
        Line(id: 2, text: "A text that is too long for a single line of its column")
      }
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    renderer.render(in: view)
  }

  /// The heights of the visible cells, in order.
  var heights: [CGFloat] {
    let cells = renderer.collectionView?.visibleCells ?? []
    return cells.sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.height)
  }
}

@MainActor @Suite("Measured texts") struct MeasuredTextTests {
  @Test(
    "A cell is measured in the content size category of its screen",
    arguments: [.large, .accessibilityLarge] as [UIContentSizeCategory])
  func contentSizeCategory(category: UIContentSizeCategory) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: 1),
    ])
    let controller = LinesController()
    let screen = Screen(controller, traits: traits)
    screen.settle()

    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    #expect(controller.heights.first == line.rounded(.up))
    // At least two lines.
    #expect(controller.heights[1] > 1.9 * line)
  }
}
