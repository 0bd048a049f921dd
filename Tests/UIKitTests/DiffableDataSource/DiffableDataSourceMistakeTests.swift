import Testing
import UIKit

@Suite struct DiffableDataSourceMistakeTests {
  private func text(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("A provider that makes no cell ends with Apple's text and the item's name")
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
    #expect(
      text(of: result).contains("UICollectionViewDiffableDataSource cell provider returned nil"))
    #expect(
      text(of: result).contains(
        """
        with item identifier '41', which is not allowed. You must always return a cell to the \
        collection view: 
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
      text(of: result).contains(
        """
        requested a supplementary view, but a supplementaryViewProvider was not specified on the \
        diffable data source. Please configure the diffable data source accordingly and add the \
        supplementary provider
        """))
  }

  @Test("Applying a snapshot in which an item is given twice ends with Apple's text")
  func repeatedItem() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = ShownList()
        list.dataSource.apply(ShownList.snapshot([5, 6, 5]))
      }
    }
    #expect(
      text(of: result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("))
  }
}
