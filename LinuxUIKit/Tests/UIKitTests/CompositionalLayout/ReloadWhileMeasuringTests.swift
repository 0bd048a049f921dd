import Testing
import UIKit

@MainActor struct ReloadWhileMeasuringTests {
  /// Reloads when the next cell is about to be displayed.
  private final class ReloadingDelegate: NSObject, UICollectionViewDelegate {
    var isDue = false

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard isDue else { return }
      isDue = false
      collectionView.reloadData()
    }
  }

  @Test("Items that are reloaded while cells appear and size themselves are displayed")
  func reload() {
    // Three rows are 120 points high, estimated at 132.
    let screen = SizingScreen(
      (0..<30).map { "\(30 + $0 % 3 * 10)" }, height: 200, cell: ChangingCell.self)
    let delegate = ReloadingDelegate()
    screen.view.delegate = delegate
    screen.view.layoutIfNeeded()
    delegate.isDue = true

    screen.scroll(to: 600)
    screen.view.layoutIfNeeded()

    let visible = (0..<30).filter { screen.frame($0).overlaps(screen.view.bounds) }
    #expect(!visible.isEmpty)
    #expect(screen.view.indexPathsForVisibleItems.map(\.item).sorted() == visible)
  }
}

extension CGRect {
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minY < other.maxY && maxY > other.minY
  }
}
