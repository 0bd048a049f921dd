import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The names of properties in reports") struct ReportNameTests {
  private final class Model: LegoObservableObject {
    @LegoPublished var name = "a"
    @LegoPublished var isOn = false
  }

  private final class Settings: LegoViewController {
    @StateObject var model = Model()
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .rows()) {
          ValueRow("Name", model.name)
          SwitchRow("Switch", isOn: $model.isOn)
        }
      }
    }
  }

  @Test("A property of a model is named") func published() {
    let controller = Settings()
    let screen = Screen(controller)
    var reasons: [UpdateReport.Reason] = []
    controller.legoRenderer.onUpdate = { reasons.append($0.reason) }
    controller.model.name = "b"
    screen.settle()
    controller.model.isOn = true
    screen.settle()
    #expect(reasons == [.state(["name"]), .state(["isOn"])])
  }
}
