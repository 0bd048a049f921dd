import Foundation
import ProcessRuns
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Launch of an app") struct AppLaunchTests {
  /// Runs an app of this package, and returns its status, its messages and the file that it was to draw.
  private func run(_ app: String) throws -> (status: Int32, message: String, image: URL) {
    let image = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).png")
    let result = try ChildProcess.run(
      Bundle.main.bundleURL.appendingPathComponent(app).path,
      environment: [
        "UIKIT_DISPLAY": "none", "UIKIT_SCREENSHOT": image.path, "UIKIT_SCREENSHOT_DELAY": "0.1",
      ])
    return (result.status, result.text + result.messages, image)
  }

  @Test("An app with @main, a scene delegate and view controllers draws its first screen")
  func contacts() throws {
    let result = try run("ContactsApp")
    defer { try? FileManager.default.removeItem(at: result.image) }
    #expect(result.status == 0, "\(result.message)")
    let image = try #require(UIImage(contentsOfFile: result.image.path))
    expectImage(image, named: "contacts")
  }

  @Test("A class name that doesn't exist ends the launch with a message")
  func missingClass() {
    #expect(throws: LaunchMistake.self) {
      try AppLaunch(applicationClass: nil, delegateClass: "No.Delegate")
    }
    #expect(
      "\(LaunchMistake.noClass(name: "No.Delegate"))"
        == "UIApplicationMain: there is no class No.Delegate. Pass the result of NSStringFromClass(_:)."
    )
  }

  @Test("An object is created from a class that is known at run time")
  func creation() {
    #expect((createObject(of: Plain.self) as? Plain)?.value == 7)
    #expect((createObject(of: Overriding.self) as? Overriding)?.value == 8)
    #expect(createObject(of: NoObject.self) == nil)
  }
}

private class Plain: UIResponder { var value = 7 }
private final class Overriding: Plain {
  override init() {
    super.init()
    value = 8
  }
}
private final class NoObject {}
