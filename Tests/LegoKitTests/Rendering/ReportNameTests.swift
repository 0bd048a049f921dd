import LegoKit
import LegoTesting
import Observation
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

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Profile {
    var name = "a"
    var tags = ["x"]
    var address = Address()
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  @Observable final class Address {
    var city = "Paris"
  }

  @available(iOS 17, macCatalyst 17, tvOS 17, *)
  private final class ProfileScreen: LegoViewController {
    @State var profile = Profile()
    let address = Address()
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .rows()) {
          ValueRow("Name", profile.name)
          ValueRow("City", profile.address.city)
          ValueRow("Other city", address.city)
          ForEach(profile.tags, id: \.self) { TextRow($0) }
        }
      }
    }
  }

  @Test("Properties of @Observable models are named, also of models in models") func observable() {
    guard #available(iOS 17, macCatalyst 17, tvOS 17, *) else { return }
    let controller = ProfileScreen()
    let screen = Screen(controller)
    var reasons: [UpdateReport.Reason] = []
    controller.legoRenderer.onUpdate = { reasons.append($0.reason) }
    let changes: [() -> Void] = [
      { controller.profile.name = "b" },
      { controller.profile.tags.append("y") },
      { controller.profile.address.city = "Rome" },
      { controller.address.city = "Oslo" },
      { controller.profile.address = Address() },
      {
        controller.profile.name = "c"
        controller.profile.tags = []
      },
    ]
    for change in changes {
      change()
      screen.settle()
    }
    #expect(
      reasons == [
        .state(["name"]), .state(["tags"]), .state(["city"]), .state(["city"]),
        .state(["address"]), .state(["name", "tags"]),
      ])
  }
}
