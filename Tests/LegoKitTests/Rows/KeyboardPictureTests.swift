import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of keyboard avoidance") struct KeyboardPictureTests {
  @Test("The edited field is above the software keyboard") func form() throws {
    let screen = Screen(
      FieldForm(30), size: CGSize(width: 320, height: 568),
      traits: UITraitCollection(displayScale: 1))
    screen.keyboard = .software
    try screen.tap("Field 9")
    try screen.type("Words")
    expectImage(screen.image(), named: "form")
  }
}
