import LegoTesting
import Testing
import UIKit

@testable import LegoKit

@MainActor @Suite("Sizes that do not settle") struct UnsettledSizeTests {
  private final class Cards: LegoViewController {
    var mistakes: [String] = []

    override var lego: Lego {
      Lego {
        Section(id: "cards", layout: RowsLayout()) {
          Paragraph(id: 1, height: 50)
          Paragraph(id: 2, height: 50)
        }
      }
    }

    override func viewDidLoad() {
      legoRenderer.mistakeHandler = { [weak self] in self?.mistakes.append("\($0)") }
      super.viewDidLoad()
    }
  }

  private let cards = Cards()
  private let screen: Screen

  init() {
    screen = Screen(cards)
  }

  /// Passes a preferred height to the layout, as the collection view does after it has measured the
  /// cell of the first item.
  private func measure(_ height: CGFloat) throws {
    let layout = try #require(cards.legoRenderer.collectionView?.collectionViewLayout)
    let original = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size.height = height
    _ = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
  }

  @Test("A cell with another size at each measurement is reported once, with its section and id")
  func growing() throws {
    for step in 1...40 { try measure(50 + CGFloat(step)) }
    #expect(cards.mistakes.count == 1)
    let text = try #require(cards.mistakes.first)
    #expect(text.hasPrefix("The cell of item 1 in section cards, of type LegoKitTests.Paragraph,"))
    #expect(text.contains("51.0, 52.0, 53.0, … points"))
  }

  @Test("A cell that settles is not reported") func settling() throws {
    for _ in 1...10 {
      for step in 1...5 { try measure(50 + CGFloat(step)) }
      try measure(50)
    }
    #expect(cards.mistakes == [])
  }
}
