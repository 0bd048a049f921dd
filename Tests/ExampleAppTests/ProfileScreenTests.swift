import LegoTesting
import TestSupport
import Testing
import UIKit

@testable import ExampleApp
@testable import ExampleScreens

@MainActor struct ProfileScreenTests {
  private let controller = ProfileScreen()
  private let screen: Screen

  init() {
    screen = Screen(UINavigationController(rootViewController: controller))
  }

  private func says(_ text: String) -> Bool {
    screen.settle()
    return controller.view.descendants(UILabel.self).contains { $0.text == text }
  }

  @Test("Following adds one follower and changes the button")
  func follow() throws {
    #expect(says("1,204"))
    try screen.tap("Follow")
    #expect(says("1,205"))
    #expect(screen.tappableTexts.contains("Following"))
    #expect(controller.presentedViewController == nil)
  }

  @Test("Unfollowing asks for confirmation, which can be cancelled")
  func keepFollowing() throws {
    try screen.tap("Follow")
    try screen.tap("Following")
    #expect(controller.presentedViewController is UIAlertController)
    try screen.tap("Cancel")
    #expect(controller.presentedViewController == nil)
    #expect(says("1,205"))
  }

  @Test("Unfollowing removes one follower")
  func unfollow() throws {
    try screen.tap("Follow")
    try screen.tap("Following")
    try screen.tap("Unfollow")
    #expect(says("1,204"))
    #expect(screen.tappableTexts.contains("Follow"))
  }

  @Test("Three pictures are in a row below the header, each inset by a point")
  func grid() throws {
    let view = try #require(controller.view.firstDescendant(UICollectionView.self))
    let header = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let frames = (0..<4).compactMap {
      view.cellForItem(at: IndexPath(item: $0, section: 1))?.frame
    }
    #expect(frames.count == 4)
    // A third of 390 points is 130; a point on each side leaves 128.
    let top = header.frame.maxY + 1
    #expect(frames[0] == CGRect(x: 1, y: top, width: 128, height: 128))
    #expect(frames[1] == CGRect(x: 131, y: top, width: 128, height: 128))
    #expect(frames[2] == CGRect(x: 261, y: top, width: 128, height: 128))
    #expect(frames[3] == CGRect(x: 1, y: top + 130, width: 128, height: 128))
  }

  @Test("The header grows with the content size category")
  func textSize() throws {
    func height(_ category: UIContentSizeCategory) throws -> CGFloat {
      let controller = ProfileScreen()
      let screen = Screen(
        controller, traits: UITraitCollection(preferredContentSizeCategory: category))
      screen.settle()
      let view = try #require(controller.view.firstDescendant(UICollectionView.self))
      return try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))).bounds.height
    }
    #expect(try height(.large) < height(.extraExtraExtraLarge))
    #expect(try height(.extraExtraExtraLarge) < height(.accessibilityExtraLarge))
  }

  @Test("The largest ordinary text size and the confirmation match their golden pictures")
  func pictures() throws {
    var appearance = Appearance()
    appearance.scale = 1
    appearance.textSize = .extraExtraExtraLarge
    let profile = try #require(ExampleScreen.all.first { $0.name == "profile" })
    expectImage(Snapshot(screen: profile, appearance: appearance).picture, named: "profile_XXXL")
    try screen.tap("Follow")
    try screen.tap("Following")
    expectImage(screen.image(), named: "asked")
  }
}
