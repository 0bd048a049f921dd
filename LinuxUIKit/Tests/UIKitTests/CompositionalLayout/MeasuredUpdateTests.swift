import Testing
import UIKit

@MainActor @Suite("Measured sizes after data changes") struct MeasuredUpdateTests {
  /// Rows of 10, 11, 12, … points estimated at 40, the first ten of which have been visible.
  private func screen() -> SizingScreen {
    let screen = SizingScreen(
      (0..<200).map { String($0 + 10) }, estimate: 40, height: 145, cell: NumberHighCell.self)
    screen.view.layoutIfNeeded()
    // 10 + 11 + … + 19 = 145.
    #expect(screen.heights(0..<12) == [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 40, 40])
    screen.view.contentOffset.y = 4_000
    screen.view.layoutIfNeeded()
    return screen
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("It follows items when others are inserted before them") func insertion() {
    let screen = screen()
    screen.texts.insert("99", at: 2)
    screen.view.insertItems(at: [path(2)])
    #expect(screen.heights(0..<5) == [10, 11, 40, 12, 13])
  }

  @Test("It is removed with deleted items and follows those after them") func deletion() {
    let screen = screen()
    screen.texts.removeSubrange(0..<2)
    screen.view.deleteItems(at: [path(0), path(1)])
    #expect(screen.heights(0..<3) == [12, 13, 14])
    #expect(screen.heights(7..<9) == [19, 40])
  }

  @Test("It follows a moved item") func move() {
    let screen = screen()
    screen.texts.insert(screen.texts.remove(at: 0), at: 3)
    screen.view.moveItem(at: path(0), to: path(3))
    #expect(screen.heights(0..<5) == [11, 12, 13, 10, 14])
  }

  @Test("It follows items through one update with every kind of step") func everyStep() {
    let screen = screen()
    screen.texts = ["11", "18", "12", "99", "13", "15", "16", "17"] + screen.texts[9...]
    screen.view.performBatchUpdates {
      screen.view.deleteItems(at: [path(0), path(4)])
      screen.view.moveItem(at: path(8), to: path(1))
      screen.view.insertItems(at: [path(3)])
      screen.view.reloadItems(at: [path(6)])
    }
    // The inserted row and the reloaded one have the estimated height again.
    #expect(screen.heights(0..<10) == [11, 18, 12, 40, 13, 15, 40, 17, 19, 40])
  }

  @Test("It is dropped for a reloaded item that is not on the screen") func reloadedItem() {
    let screen = screen()
    screen.view.reloadItems(at: [path(1)])
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [10, 40, 12])
  }

  @Test("It is dropped when everything is reloaded") func reload() {
    let screen = screen()
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [40, 40, 40])
  }

  @Test("It is kept when the layout is invalidated, and dropped when the width changes")
  func invalidation() {
    let screen = screen()
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [10, 11, 12])
    screen.view.frame.size.width = 300
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [40, 40, 40])
  }

  @Test("It is dropped for a reloaded section")
  func reloadedSection() {
    let screen = screen()
    screen.view.reloadSections([0])
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [40, 40, 40])
  }

  @Test("It is dropped when the traits change, and kept when only the height does")
  func surroundings() {
    let screen = screen()
    screen.view.frame.size.height = 100
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [10, 11, 12])
    screen.view.overrideUserInterfaceStyle = .dark
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [40, 40, 40])
  }

  @Test("A visible cell that is reconfigured is measured again") func reconfiguration() {
    let screen = SizingScreen(["20", "30"], cell: NumberHighCell.self)
    screen.view.layoutIfNeeded()
    screen.texts[0] = "50"
    screen.view.reconfigureItems(at: [path(0)])
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<2) == [50, 30])
    #expect(screen.frame(1).minY == 50)
  }
}
