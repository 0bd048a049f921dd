import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The delegate of the user") struct DelegateTests {
  final class Log: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var allowsSelection = true

    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allowsSelection }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      calls.append("select \(indexPath.item)")
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      calls.append("display \(indexPath.item)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll")
    }
  }

  private func controller() -> InteractionScreen {
    InteractionScreen { screen in
      Lego {
        Section(id: 0, layout: RowsLayout()) { screen.rows }
          .onSelect(on: screen) { (screen, row: Row) in screen.log.append("row \(row.id)") }
      }
    }
  }

  @Test("A delegate that is set while rendering receives all calls") func configured() throws {
    let (controller, log) = (controller(), Log())
    controller.configure = { $0.delegate = log }
    let screen = Screen(controller)
    #expect(log.calls.sorted() == ["display 0", "display 1", "display 2"])
    log.calls = []
    try screen.tap("Row 2")
    #expect(log.calls == ["select 1"])
    #expect(controller.log == ["row 2"])
  }

  @Test("A delegate that is set later receives all calls") func setLater() throws {
    let (controller, log) = (controller(), Log())
    let screen = Screen(controller)
    controller.collectionView.delegate = log
    try screen.tap("Row 1")
    controller.collectionView.contentOffset.y = 1
    #expect(log.calls == ["select 0", "scroll"])
    controller.collectionView.delegate = nil
    try screen.tap("Row 3")
    #expect(log.calls == ["select 0", "scroll"])
    #expect(controller.log == ["row 1", "row 3"])
  }

  @Test("A delegate that prevents selection prevents the handler") func prevention() throws {
    let (controller, log) = (controller(), Log())
    log.allowsSelection = false
    controller.configure = { $0.delegate = log }
    try Screen(controller).tap("Row 1")
    #expect(controller.log == [])
  }

  @Test("A released delegate is not called") func released() throws {
    let controller = controller()
    let screen = Screen(controller)
    var log: Log? = Log()
    controller.collectionView.delegate = log
    log = nil
    try screen.tap("Row 1")
    #expect(controller.log == ["row 1"])
  }
}
