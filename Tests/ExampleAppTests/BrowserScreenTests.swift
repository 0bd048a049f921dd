import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp
@testable import ExampleScreens

@MainActor @Suite("The list of screens") struct BrowserScreenTests {
  private let navigation = UINavigationController(rootViewController: BrowserScreen())

  private func displayed(_ appearance: Appearance = Appearance(scale: 1)) -> Screen {
    Screen(
      navigation, size: appearance.size, traits: appearance.traits,
      safeAreaInsets: appearance.safeAreaInsets)
  }

  @Test("The list contains every screen of the gallery once") func complete() throws {
    let screen = displayed()
    for example in ExampleScreen.all {
      try screen.scroll(toID: example.name)
      #expect(screen.text.contains(example.summary))
    }
    #expect(Set(ExampleScreen.all.map(\.name)).count == ExampleScreen.all.count)
  }

  @Test(
    "A tap pushes the screen under the title that it gives itself",
    arguments: [("chat", "Clara"), ("nested-groups", "Nested groups"), ("form", "Reservation")])
  func push(name: String, title: String) throws {
    let screen = displayed()
    let example = try #require(ExampleScreen.all.first { $0.name == name })
    try screen.scroll(toID: name)
    try screen.tap(example.title)

    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.topViewController?.title == title)
    try screen.tap("LegoKit")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("A search displays the screens whose titles or summaries contain the text")
  func search() throws {
    let screen = displayed()
    try screen.tap("Search")
    try screen.type("waterFALL")

    let found = ExampleScreen.all.filter {
      "\($0.title) \($0.summary)".lowercased().contains("waterfall")
    }
    #expect(!found.isEmpty)
    for example in found { #expect(screen.text.contains(example.title)) }
    #expect(!screen.text.contains("Nested groups"))
    try screen.type("!")
    #expect(screen.text.contains("No Results"))
  }

  @Test(
    "The list is right in light and dark, from right to left, and in a large text size",
    arguments: Gallery.appearances.indices)
  func pictures(index: Int) {
    var appearance = Gallery.appearances[index].appearance
    appearance.scale = 1
    expectImage(displayed(appearance).image(), named: "browser" + appearance.suffix)
  }
}
