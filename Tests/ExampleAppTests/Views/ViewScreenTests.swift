import ExampleScreens
import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp

@MainActor @Suite("The screens in boxes") struct ViewScreenTests {
  private func screen(_ name: String, _ traits: UITraitCollection = UITraitCollection()) throws
    -> Screen
  {
    let example = try #require(ExampleScreen.views.first { $0.name == name })
    return Screen(
      UINavigationController(rootViewController: example.makeViewController()),
      size: CGSize(width: 320, height: 480),
      traits: UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 1), traits]))
  }

  @Test(
    "Every screen matches its golden pictures, left to right and right to left",
    arguments: ExampleScreen.views.map(\.name))
  func pictures(name: String) throws {
    expectImage(try screen(name).image(), named: name)
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    expectImage(try screen(name, rightToLeft).image(), named: name + "_rtl")
  }

  @Test("What is typed appears in the label, and an empty field has another text below")
  func textInput() throws {
    let screen = try screen("text-input")
    #expect(screen.text.contains("3 characters"))
    try screen.tap("Input")
    try screen.type("de")
    #expect(screen.text.contains("abcde"))
    #expect(screen.text.contains("5 characters"))
    for _ in 0..<5 { try screen.deleteBackward() }
    #expect(screen.text.contains("Nothing yet"))
    #expect(!screen.text.contains("characters"))
    try screen.type("x")
    #expect(screen.text.contains("1 characters"))
    expectImage(screen.image(), named: "text-input_typed")
  }

  @Test("A tap bakes the cake, and another one takes it away")
  func cake() throws {
    let screen = try screen("cake")
    #expect(screen.text.contains("No cake yet"))
    try screen.tap("Bake or eat")
    #expect(screen.text.contains("Made with 3 ingredients"))
    try screen.tap("Add an ingredient")
    #expect(screen.text.contains("Made with 4 ingredients"))
    #expect(screen.text.contains("Butter"))
    expectImage(screen.image(), named: "cake_baked")
    try screen.tap("Bake or eat")
    #expect(screen.text.contains("No cake yet"))
    try screen.tap("Reverse")
    let texts = screen.text.split(separator: "\n").map(String.init)
    let positions = ["Butter", "Eggs", "Sugar", "Flour"].compactMap { name in
      texts.firstIndex { $0.contains(name) }
    }
    #expect(positions == positions.sorted())
    #expect(positions.count == 4)
  }

  @Test("The buttons of a counter change its number and the sum")
  func components() throws {
    let screen = try screen("components")
    #expect(screen.text.contains("Sum: 6"))
    try screen.tap("More", match: 2)
    try screen.tap("More", match: 3)
    try screen.tap("Less", match: 1)
    #expect(screen.text.contains("Sum: 7"))
    #expect(screen.text.contains("Apples | [Less] | 0 | [More]"))
  }

  @Test("The rows of the static list scroll")
  func staticList() throws {
    let screen = try screen("static-list")
    #expect(screen.text.contains("Title text 0"))
    try screen.scroll(by: 800)
    #expect(screen.text.contains("Title text 19"))
  }
}
