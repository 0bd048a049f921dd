import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Taps on accessories", .enabled(if: isTouchAvailable))
struct ScreenAccessoryTests {
  private let controller = AccessoryRows()

  private func screen() -> Screen {
    Screen(controller, size: CGSize(width: 300, height: 400))
  }

  @Test("A tap on the detail button of a row calls its action, and does not select the row")
  func detail() throws {
    let screen = screen()
    try screen.tap(accessory: "detail", of: "Anna")
    #expect(controller.calls == ["detail Anna"])
    try screen.tap(accessory: "detail", ofID: "Ben")
    #expect(controller.calls == ["detail Anna", "detail Ben"])
  }

  @Test("A tap on a disclosure indicator is one on the row")
  func disclosure() throws {
    let screen = screen()
    try screen.tap(accessory: "disclosure", of: "Ben")
    #expect(controller.calls == ["tap Ben"])
  }

  @Test("A custom accessory has the name of its label for accessibility, or of a view in it")
  func custom() throws {
    let screen = screen()
    try screen.tap(accessory: "Call", of: "Anna")
    try screen.tap(accessory: "Mail", of: "Ben")
    #expect(controller.calls == ["call Anna", "mail Ben"])
  }

  @Test("An accessory that is not there throws an error with the names of those that are")
  func missing() {
    let screen = screen()
    let names = ["Call", "Mail", "3", "detail", "disclosure"]
    let error = ScreenError.accessoryNotFound(name: "reorder", row: "Anna", instead: names)
    #expect(throws: error) { try screen.tap(accessory: "reorder", of: "Anna") }
    #expect(
      error.description == """
        The row of “Anna” has no accessory “reorder”. Its accessories: “Call”, “Mail”, “3”, \
        “detail”, “disclosure”.
        """)
    #expect(throws: ScreenError.itemNotFound(id: "Cleo", instead: ["Anna", "Ben"])) {
      try screen.tap(accessory: "detail", ofID: "Cleo")
    }
  }

  @Test("An accessory that another view covers is an error")
  func covered() {
    let screen = screen()
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    #expect(throws: ScreenError.covered(text: "detail", by: "UIView")) {
      try screen.tap(accessory: "detail", of: "Anna")
    }
  }

  @Test("The detail button of a row of a table is tapped")
  func table() throws {
    let table = DetailTable(style: .plain)
    let screen = Screen(table, size: CGSize(width: 300, height: 400))
    try screen.tap(accessory: "detail", of: "Row 1")
    #expect(table.tapped == [[0, 1]])
  }
}

/// A list of two names with accessories of each kind.
private final class AccessoryRows: LegoViewController {
  private(set) var calls: [String] = []

  override var lego: Lego {
    Lego {
      Section(id: 0, layout: .rows()) {
        for name in ["Anna", "Ben"] {
          TextRow(name)
            .accessories(
              .custom(id: "buttons \(name)") { [weak self] in self?.buttons(name) ?? UIView() },
              .label("3"), .detail { [weak self] in self?.calls.append("detail \(name)") },
              .disclosure
            )
            .onSelect { [weak self] in self?.calls.append("tap \(name)") }
        }
      }
    }
  }

  /// Two buttons side by side: one with a label for accessibility, and one with a title.
  private func buttons(_ name: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let call = UIButton(
      primaryAction: UIAction { [weak self] _ in self?.calls.append("call \(name)") })
    call.accessibilityLabel = "Call"
    call.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let mail = UIButton(
      primaryAction: UIAction(title: "Mail") { [weak self] _ in self?.calls.append("mail \(name)") }
    )
    mail.frame = CGRect(x: 30, y: 0, width: 50, height: 30)
    view.addSubview(call)
    view.addSubview(mail)
    return view
  }
}

/// A table of two rows with detail buttons.
private final class DetailTable: UITableViewController {
  private(set) var tapped: [IndexPath] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    #if !os(tvOS)
      cell.accessoryType = .detailButton
    #endif
    return cell
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tapped.append(indexPath)
  }
}
