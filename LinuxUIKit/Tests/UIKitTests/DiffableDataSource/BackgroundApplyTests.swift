import Foundation
import TestSupport
import Testing
import UIKit

/// Tests applying from a serial background queue (uikit.md, 7.2, point 7).
///
/// The methods belong to the main actor, so the compiler refuses these calls; UIKit supports them
/// at run time. `UncheckedCall` makes them on Apple's platforms as well.
@MainActor struct BackgroundApplyTests {
  private let list = ShownList()
  private let queue = DispatchQueue(label: "updates")

  @Test("An update from a background queue is displayed and completed on the main queue")
  func apply() async {
    list.apply(ShownList.snapshot([1, 2, 3]))
    let (dataSource, second) = (list.dataSource, list.cell(for: 2))
    await withCheckedContinuation { continuation in
      queue.async {
        UncheckedCall {
          dataSource.apply(ShownList.snapshot([9, 1, 2]), animatingDifferences: false) {
            MainActor.assertIsolated()
            continuation.resume()
          }
        }()
      }
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [9, 1, 2])
    #expect(second != nil && list.cell(for: 2) === second)
  }

  @Test("Updates from a background queue are applied in order, including the first")
  func order() async {
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      queue.async {
        UncheckedCall {
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
        }()
      }
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [3, 4, 6])
  }

  @Test("The displayed snapshot can be read on any queue")
  func snapshot() async {
    list.apply(ShownList.snapshot([1, 2]))
    let dataSource = list.dataSource
    let answer = await withCheckedContinuation { continuation in
      queue.async {
        UncheckedCall { continuation.resume(returning: dataSource.snapshot()) }()
      }
    }
    #expect(answer.content == ShownList.snapshot([1, 2]).content)
  }

  @Test("The main queue may apply snapshots after all background updates are applied")
  func thenOnMain() async {
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      queue.async {
        UncheckedCall {
          dataSource.apply(ShownList.snapshot([1]), animatingDifferences: false) {
            continuation.resume()
          }
        }()
      }
    }
    list.apply(ShownList.snapshot([1, 2]))
    #expect(list.shownItems == [1, 2])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test(
      "Applying on the main queue while background updates are outstanding stops with Apple's message"
    )
    func mixed() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          let dataSource = list.dataSource
          DispatchQueue(label: "updates").sync {
            UncheckedCall {
              dataSource.apply(ShownList.snapshot([1]), animatingDifferences: false)
            }()
          }
          dataSource.apply(ShownList.snapshot([2]), animatingDifferences: false)
        }
      }
      let text = standardError(of: result)
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

/// A call of main-actor methods on whichever queue the caller runs, without the compiler's check.
private struct UncheckedCall {
  private let body: () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = unsafeBitCast(body, to: (() -> Void).self)
  }

  func callAsFunction() {
    body()
  }
}
