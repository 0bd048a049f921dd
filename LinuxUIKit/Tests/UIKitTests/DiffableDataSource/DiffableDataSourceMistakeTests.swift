import TestSupport
import Testing
import UIKit

struct DiffableDataSourceMistakeTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A provider that returns no cell ends with Apple's text and the item's name")
    func noCell() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          let dataSource = ShownList.DataSource(collectionView: list.collectionView) { _, _, _ in
            nil
          }
          dataSource.apply(ShownList.snapshot([41]))
          list.collectionView.layoutIfNeeded()
        }
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          "UICollectionViewDiffableDataSource cell provider returned nil for index path <NSIndexPath"
        )
      )
      #expect(
        text.contains(
          """
          {length = 2, path = 0 - 0} with item identifier '41', which is not allowed. You must always \
          return a cell to the collection view: <UICollectionView
          """))
    }

    @Test("A supplementary view without a provider ends with Apple's text")
    func noSupplementaryViewProvider() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          _ = list.dataSource.collectionView(
            list.collectionView, viewForSupplementaryElementOfKind: "header",
            at: IndexPath(item: 0, section: 0))
        }
      }
      #expect(
        standardError(of: result).contains(
          """
          requested a supplementary view, but a supplementaryViewProvider was not specified on the \
          diffable data source. Please configure the diffable data source accordingly and add the \
          supplementary provider
          """))
    }

    @Test("A provider that returns no supplementary view ends with Apple's text")
    func noSupplementaryView() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          list.dataSource.supplementaryViewProvider = { _, _, _ in nil }
          _ = list.dataSource.collectionView(
            list.collectionView, viewForSupplementaryElementOfKind: "header",
            at: IndexPath(item: 0, section: 0))
        }
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          """
          the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
          (header,<NSIndexPath
          """))
      #expect(
        text.contains(
          """
          was not retrieved by calling \
          -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
          """))
    }

    @Test("A duplicate item is found, also with few other changes")
    func repeatedItemAmongOld() async {
      let old = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          list.dataSource.apply(ShownList.snapshot([1, 2]))
          list.dataSource.apply(ShownList.snapshot([1, 2, 2]))
        }
      }
      #expect(standardError(of: old).contains("Fatal: supplied item identifiers are not unique."))
      let new = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          list.dataSource.apply(ShownList.snapshot([1, 2]))
          list.dataSource.apply(ShownList.snapshot([1, 5, 2, 5]))
        }
      }
      #expect(standardError(of: new).contains("Fatal: supplied item identifiers are not unique."))
    }

    @Test("Applying a snapshot with a duplicate item ends with Apple's text")
    func repeatedItem() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let list = ShownList()
          list.dataSource.apply(ShownList.snapshot([5, 6, 5]))
        }
      }
      #expect(
        standardError(of: result).contains(
          "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("))
    }
  #endif
}
