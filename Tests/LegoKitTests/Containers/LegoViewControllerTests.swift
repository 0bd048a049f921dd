import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("LegoViewController") struct LegoViewControllerTests {
  final class Counter: LegoViewController {
    @State var count = 1
    private(set) var configured: [UICollectionView] = []

    override var lego: Lego {
      Lego { Section(id: 0, layout: RowsLayout()) { (0..<count).map { Tile(id: $0) } } }
    }

    override var layoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 12
      return configuration
    }

    override func configure(_ collectionView: UICollectionView) {
      configured.append(collectionView)
    }
  }

  @Test("A subclass that describes its content displays it and follows its state") func subclass() {
    let counter = Counter()
    let screen = Screen(counter, size: CGSize(width: 300, height: 500))
    #expect(counter.legoRenderer.collectionView?.visibleCells.count == 1)
    counter.count = 3
    screen.settle()
    #expect(counter.legoRenderer.collectionView?.visibleCells.count == 3)
    #expect(
      counter.legoRenderer.collectionView?.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test("The collection view is configured once, and the layout by its configuration")
  func configuration() {
    let counter = Counter()
    _ = Screen(counter)
    #expect(counter.configured.count == 1)
    #expect(counter.configured.first === counter.legoRenderer.collectionView)
    #expect(counter.legoRenderer.layoutConfiguration.interSectionSpacing == 12)
  }

  @Test("The content retains no controller") func lifetime() {
    weak var released: Counter?
    do {
      let counter = Counter()
      counter.loadViewIfNeeded()
      counter.view.layoutIfNeeded()
      released = counter
    }
    #expect(released == nil)
  }
}
