import LegoTesting
import Testing
import UIKit

@testable import LegoKit

/// An item whose cell grows by each layout.
private struct Growing: TypedItemType, Equatable {
  typealias CellType = GrowingCell
  var id: Int
  var title = ""
}

private final class GrowingCell: UICollectionViewCell, TypedCellType {
  private var height: CGFloat = 50
  static var growth: CGFloat = 1

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    height += Self.growth
    layoutAttributes.size.height = height
    return layoutAttributes
  }

  func update(with item: Growing) {}
}

@MainActor @Suite("Sizes that do not settle") struct UnsettledSizeTests {
  private final class GrowingScreen: LegoViewController {
    @State var items = [Growing(id: 1), Growing(id: 2)]
    var mistakes: [String] = []

    override var lego: Lego {
      Lego { Section(id: "cards", layout: ListLayout()) { items } }
    }

    override func viewDidLoad() {
      legoRenderer.mistakeHandler = { [weak self] in self?.mistakes.append("\($0)") }
      super.viewDidLoad()
    }
  }

  /// Measures the cells again, as a cell does that changes its constraints in `layoutSubviews()`.
  private func measureAgain(_ screen: Screen, _ controller: GrowingScreen) {
    controller.legoRenderer.collectionView?.collectionViewLayout.invalidateLayout()
    screen.settle()
  }

  @Test("A cell with another size at each measurement is reported once, with its section and id")
  func growing() throws {
    GrowingCell.growth = 1
    let controller = GrowingScreen()
    let screen = Screen(controller)
    for _ in 0..<30 { measureAgain(screen, controller) }
    #expect(controller.mistakes.count == 2)
    let text = try #require(controller.mistakes.first)
    #expect(
      text.hasPrefix(
        """
        The cell of item 1 in section cards, of type LegoKitTests.
        """))
  }
}
