import LegoKit
import LegoTesting
import Testing
import UIKit

@MainActor @Suite("Sizes that settle in other traits") struct UnsettledSizeTraitTests {
  private final class Rows: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .list(.insetGrouped)) {
          for index in 0..<4 {
            SubtitleRow("Row \(index)", String(repeating: "text ", count: 20))
              .accessories(.label("Detail"), .disclosure)
          }
        }
      }
    }
  }

  @Test("Text sizes and rotations change the sizes of cells, which is no mistake") func traits() {
    let controller = Rows()
    var mistakes: [String] = []
    controller.legoRenderer.mistakeHandler = { mistakes.append("\($0)") }
    let screen = Screen(controller)
    let categories: [UIContentSizeCategory] = [
      .large, .extraLarge, .accessibilityLarge, .small,
    ]
    for index in 0..<16 {
      screen.setTraits(
        UITraitCollection(preferredContentSizeCategory: categories[index % categories.count]))
      screen.resize(
        to: index % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
    }
    for index in 0..<20 {
      screen.resize(
        to: index % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844))
    }
    #expect(mistakes == [])
  }
}
