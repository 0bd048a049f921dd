import LegoKit
import LegoTesting
import Testing
import UIKit

final class TasksScreen: LegoViewController {
  @State var tasks = ["Water the plants", "Call Ada"]

  override var lego: Lego {
    Lego {
      Section(id: "tasks", layout: .list(.insetGrouped), header: TextHeader("Today")) {
        ForEach(tasks, id: \.self) { TextRow($0) }
      }
    }
  }
}

/// The code of the pages of LegoKit and LegoTesting.
@MainActor @Suite("Pages of the modules") struct PagesTests {
  @Test("The screen on the page of LegoKit displays two tasks") func tasks() {
    #expect(Screen(TasksScreen()).text == "TODAY\nWater the plants\nCall Ada")
  }

  @Test("The test on the page of LegoTesting passes") func test() throws {
    let screen = Screen(TodoScreen())
    try screen.tap("Call Ada")
    #expect(screen.text.contains("1 open"))
  }
}
