import Testing
import UIKit

/// Tests a scrolled screen that combines all features.
@MainActor @Suite("Golden pictures of a mixed screen") struct MixedPictureTests {
  @Test(
    "A dark mixed screen: pinned headers, a centered card, badges, a background, a waterfall",
    arguments: ReadingDirection.allCases)
  func dark(_ direction: ReadingDirection) {
    let screen = MixedScene().screen(direction, .dark)

    MixedScene.expectFrames(of: screen)
    screen.expectPicture("dark")
  }

  @Test("The same screen in light appearance", arguments: ReadingDirection.allCases)
  func light(_ direction: ReadingDirection) {
    let screen = MixedScene().screen(direction, .light)

    MixedScene.expectFrames(of: screen)
    screen.expectPicture("light")
  }
}
