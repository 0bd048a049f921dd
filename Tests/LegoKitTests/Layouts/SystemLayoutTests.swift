import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Layouts of UIKit as layouts of the app") struct SystemLayoutTests {
  private typealias Board = CustomLayoutTests.Board

  private func board(
    _ layout: UICollectionViewLayout, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (Board, LegoTesting.Screen) {
    let board = Board(layout)
    let traits = UITraitCollection(layoutDirection: direction)
    return (board, Screen(board, size: CGSize(width: 300, height: 400), traits: traits))
  }

  @Test("A flow layout is mirrored from right to left, and one that does not ask for it is not")
  func flowLayout() {
    func flow() -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 40)
      layout.minimumInteritemSpacing = 15
      layout.minimumLineSpacing = 10
      return layout
    }
    // Three items and two spaces of 15 points are 300 points wide.
    let (board, screen) = board(flow())
    #expect(board.frame(1) == CGRect(x: 105, y: 0, width: 90, height: 40))
    #expect(board.frame(3) == CGRect(x: 0, y: 50, width: 90, height: 40))
    board.tiles.removeFirst()
    screen.settle()
    #expect((board.cell(3) as? TileCell)?.tiles.last?.id == 4)
    let (mirrored, _) = self.board(flow(), direction: .rightToLeft)
    #expect(mirrored.frame(0) == CGRect(x: 210, y: 0, width: 90, height: 40))
    // A layout that does not ask for it is not mirrored.
    let (stairs, _) = self.board(StairsLayout(), direction: .rightToLeft)
    #expect(stairs.frame(2)?.minX == 20)
  }

  @Test("A compositional layout of the app is one of the same screen") func compositionalLayout() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let (board, _) = board(layout)
    #expect(board.frame(3) == CGRect(x: 150, y: 60, width: 150, height: 60))
    // Below three rows of tiles.
    #expect(board.frame(0, section: 1) == CGRect(x: 0, y: 180, width: 150, height: 60))
  }

  @Test("A flow layout with automatic sizes has those of its cells, also after an update")
  func automaticSizes() {
    final class Words: LegoViewController {
      @State var words = ["A", "B"]
      override var collectionViewLayout: UICollectionViewLayout? {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
      }
      override var lego: Lego {
        Lego {
          Section(id: 0, layout: RowsLayout()) {
            for (id, word) in words.enumerated() {
              ViewItem(id: id, word) {
                UILabel()
              } update: {
                $0.text = $1
              }
            }
          }
        }
      }
    }
    let words = Words()
    let screen = Screen(words, size: CGSize(width: 300, height: 400))
    func size() -> CGSize {
      let path = IndexPath(item: 0, section: 0)
      return words.legoRenderer.collectionView?.cellForItem(at: path)?.frame.size ?? .zero
    }
    func isSize(of word: String) -> Bool {
      let label = UILabel()
      label.text = word
      let expected = label.intrinsicContentSize
      return abs(size().width - expected.width) <= 1 && abs(size().height - expected.height) <= 1
    }
    #expect(isSize(of: "A"))
    words.words[0] = "A longer text"
    screen.settle()
    #expect(isSize(of: "A longer text"))
  }
}
