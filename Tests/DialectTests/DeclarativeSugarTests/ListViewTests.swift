import DeclarativeSugar
import Testing
import UIKit

// The code blocks of 3.7 (ListView) in DeclarativeSugar's document: the static list and the dynamic one.
// Typing errors corrected: the parentheses of the static list's cells are unbalanced, a comma is missing
// between its sections, and a brace closes nothing.
@MainActor @Suite("The lists of DeclarativeSugar's document") struct ListViewTests {
  /// Returns the frames of the cells of a list that fills 320 x 400 points.
  private func frames(_ list: DZListView) -> [CGRect] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    controller.view.arrangeViews { list.alignment(.allEdges) }
    window.layoutIfNeeded()
    return cells(in: controller.view).map { $0.convert($0.bounds, to: controller.view) }
      .sorted { $0.minY < $1.minY }
  }

  private func cells(in view: UIView) -> [UITableViewCell] {
    view.subviews.flatMap { child in
      (child as? UITableViewCell).map { [$0] } ?? cells(in: child)
    }
  }

  @Test("A static list has the cells of its sections in their order")
  func staticList() {
    let list = DZListView(
      tableView: UITableView(),
      sections: [
        DZSection(
          cells: [
            DZCell(widget: UILabel().then { $0.text = "one" }),
            DZCell(widget: UILabel().then { $0.text = "two" }),
          ]),
        DZSection(
          cells: [
            DZCell(widget: UILabel().then { $0.text = "three" })
          ]),
      ])
    #expect(
      frames(list) == (0..<3).map { CGRect(x: 0, y: $0 * 44, width: 320, height: 44) })
  }

  @Test("A dynamic list has a cell for each model")
  func dynamicList() {
    let list = DZListView(
      tableView: UITableView(),
      cells: ["a", "b", "c", "d", "e"].map { model in
        DZCell(widget: UILabel().then { $0.text = model })
      }
    )
    // Rows of 44 points.
    #expect(
      frames(list) == (0..<5).map { CGRect(x: 0, y: $0 * 44, width: 320, height: 44) })
  }
}
