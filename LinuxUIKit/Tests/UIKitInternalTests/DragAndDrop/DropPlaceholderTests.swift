import Testing

@testable import UIKit

/// Drops of items whose data is loaded after the drop.
@Suite("Placeholders of dropped items") @MainActor struct DropPlaceholderTests {
  private let screen = DragScreen(["A", "B"], ["X", "Y"])

  private var right: DragList { screen.right }

  private func dropWithPlaceholder() {
    right.perform = { [right] coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "name")
      placeholder.cellUpdateHandler = { ($0 as? DragList.NameCell)?.label.text = "…" }
      right.context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    screen.lift(screen.left, row: 0)
    screen.move(to: right, row: 0)
    screen.drop()
  }

  @Test("A placeholder is displayed until its item is inserted in the data")
  func commit() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    dropWithPlaceholder()
    #expect(right.displayed == ["X", "…", "Y"])
    #expect(right.rows == ["X", "Y"])
    #expect(right.view.hasUncommittedUpdates)
    #expect(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
    #expect(right.view.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
    #expect(right.view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])

    let isInserted = right.context?.commitInsertion { path in
      #expect(path == [0, 1])
      right.rows.insert("A", at: path.item)
    }
    FrameClock.shared.advance(by: 1)

    #expect(isInserted == true)
    #expect(right.displayed == ["X", "A", "Y"])
    #expect(!right.view.hasUncommittedUpdates)
    #expect(right.context?.commitInsertion { _ in Issue.record("Inserted twice") } == false)
  }

  @Test("A placeholder is removed when loading its item fails")
  func deletion() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    dropWithPlaceholder()
    #expect(right.context?.deletePlaceholder() == true)
    FrameClock.shared.advance(by: 1)
    #expect(right.displayed == ["X", "Y"])
    #expect(right.context?.deletePlaceholder() == false)
  }

  @Test("Reloading the data removes placeholders")
  func reload() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    dropWithPlaceholder()
    right.view.reloadData()
    screen.window.layoutIfNeeded()
    #expect(right.displayed == ["X", "Y"])
    #expect(right.context?.commitInsertion { _ in Issue.record("Inserted") } == false)
  }
}
