import LegoTesting
import Testing
import UIKit
import ViewSupport
@testable import LegoViews

@MainActor @Suite("Navigation boxes") struct NavigationBoxTests {
  private func frames(leading: CGFloat, trailing: CGFloat, title: CGFloat) -> [CGFloat] {
    let frames = NavigationBoxFrames(
      available: CGRect(x: 16, y: 20, width: 288, height: 44), leading: leading,
      trailing: trailing, title: CGSize(width: title, height: 20), spacing: 8)
    return [frames.leading.minX, frames.trailing.minX, frames.title.minX, frames.title.maxX]
  }

  @Test("A title is in the center, then between the ends, then shortened") func title() {
    // The bar is 320 points wide: the center is at 160 ± 50.
    #expect(frames(leading: 0, trailing: 0, title: 100) == [16, 304, 110, 210])
    #expect(frames(leading: 30, trailing: 60, title: 100) == [16, 244, 110, 210])
    // It begins 8 points behind the leading end: 16 + 110 + 8 = 134.
    #expect(frames(leading: 110, trailing: 0, title: 100) == [16, 304, 134, 234])
    // Between 134 and 304 − 60 − 8 = 236 there are 102 points.
    #expect(frames(leading: 110, trailing: 60, title: 200) == [16, 244, 134, 236])
  }

  private func screen(
    _ traits: UITraitCollection = UITraitCollection(), top: CGFloat = 50
  ) -> (Screen, ViewsScreen) {
    let controller = ViewsScreen { controller in
      NavigationBox("Animals") {
        ListBox { ViewSection(binding: controller.$animals) { label($0) } }
      } leading: {
        label("Back")
      } trailing: {
        label("Add")
        label("Edit")
      }
    }
    return (
      Screen(
        controller, size: CGSize(width: 320, height: 500), traits: traits,
        safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)), controller
    )
  }

  @Test("The bar begins below the safe area, and the content fills what is below the bar")
  func layout() throws {
    let (screen, controller) = screen()
    screen.settle()
    let box = try #require(controller.view.subviews.first as? NavigationBox)
    #expect(box.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 94))
    #expect(box.contentBox.frame == CGRect(x: 0, y: 94, width: 320, height: 406))
    #expect(try controller.frame(of: "Animals").midX == 160)
    #expect(try isCentered(controller.frame(of: "Animals"), at: 50 + 22))
    #expect(try controller.frame(of: "Back").minX == 16)
    #expect(try isCentered(controller.frame(of: "Back"), at: 72))
    #expect(try controller.frame(of: "Edit").maxX == 304)
    #expect(try controller.frame(of: "Add").maxX == controller.frame(of: "Edit").minX - 8)
    // The first row begins below the bar.
    #expect(try isCentered(controller.frame(of: "Dog"), at: 94 + 22))
  }

  @Test("From right to left the ends are exchanged") func rightToLeft() throws {
    let (screen, controller) = screen(UITraitCollection(layoutDirection: .rightToLeft))
    screen.settle()
    #expect(try controller.frame(of: "Back").maxX == 304)
    #expect(try controller.frame(of: "Edit").minX == 16)
  }

  @Test("A title that is changed is displayed in the center") func changedTitle() throws {
    let (screen, controller) = screen()
    screen.settle()
    let box = try #require(controller.view.subviews.first as? NavigationBox)
    #expect(box.titleLabel?.font == .preferredFont(forTextStyle: .headline))
    #expect(box.titleLabel?.adjustsFontForContentSizeCategory == true)
    box.title("Zoo")
    screen.settle()
    #expect(try controller.frame(of: "Zoo").midX == 160)
  }
}
