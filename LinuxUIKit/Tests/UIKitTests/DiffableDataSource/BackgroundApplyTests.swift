import Foundation
import Testing
import UIKit

/// Applying from a serial queue in the background (uikit.md, 7.2, point 7).
@Suite @MainActor struct BackgroundApplyTests {
  private let list = ShownList()
  private let queue = DispatchQueue(label: "updates")

  @Test("An update from the background is shown and completed on the main queue")
  func apply() async {
    list.apply(ShownList.snapshot([1, 2, 3]))
    let (dataSource, second) = (list.dataSource, list.cell(for: 2))
    await withCheckedContinuation { continuation in
      queue.async {
        dataSource.apply(ShownList.snapshot([9, 1, 2]), animatingDifferences: false) {
          MainActor.assertIsolated()
          continuation.resume()
        }
      }
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [9, 1, 2])
    #expect(second != nil && list.cell(for: 2) === second)
  }

  @Test("Updates from the background are played in their order, the first too")
  func order() async {
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      queue.async {
        for last in 1...20 {
          dataSource.apply(ShownList.snapshot(Array(1...last)), animatingDifferences: false)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([7, 5])
        dataSource.apply(outline, to: 0, animatingDifferences: false)
        var marked = ShownList.snapshot([5, 7, 8])
        marked.reloadItems([7])
        dataSource.apply(marked, animatingDifferences: false)
        dataSource.applySnapshotUsingReloadData(ShownList.snapshot([4, 3]))
        dataSource.apply(ShownList.snapshot([3, 4, 6])) { continuation.resume() }
      }
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [3, 4, 6])
  }

  @Test("The snapshot can be read on any queue")
  func snapshot() async {
    list.apply(ShownList.snapshot([1, 2]))
    let dataSource = list.dataSource
    let answer = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: dataSource.snapshot()) }
    }
    #expect(answer == ShownList.snapshot([1, 2]))
  }

  @Test("When all have been played, the main queue may apply again")
  func thenOnMain() async {
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      queue.async {
        dataSource.apply(ShownList.snapshot([1]), animatingDifferences: false) {
          continuation.resume()
        }
      }
    }
    list.apply(ShownList.snapshot([1, 2]))
    #expect(list.shownItems == [1, 2])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Applying on the main queue while others are on their way ends with Apple's text")
    func mixed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          let dataSource = list.dataSource
          DispatchQueue(label: "updates").sync {
            dataSource.apply(ShownList.snapshot([1]), animatingDifferences: false)
          }
          dataSource.apply(ShownList.snapshot([2]), animatingDifferences: false)
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        text.contains(
          """
          Deadlock detected: calling this method on the main queue with outstanding async updates is \
          not permitted and will deadlock. Please always submit updates either always on the main \
          queue or always off the main queue - view=<UICollectionView
          """))
    }
  #endif
}
