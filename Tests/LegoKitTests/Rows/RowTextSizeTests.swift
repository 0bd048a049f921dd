import LegoKit
import LegoTesting
import Testing
import UIKit

/// Rows in accessibility text sizes.
@MainActor @Suite("Rows and the text size") struct RowTextSizeTests {
  private final class Controller: LegoViewController {
    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          SubtitleRow("Clara Ahrens", "Half past ten", id: 1).accessories(.label("12:40"))
          TextRow("Updates").accessories(.label("New"))
        }
      }
    }
  }

  /// Returns the frame of a label on a screen in a text size.
  private func frame(of text: String, _ category: UIContentSizeCategory) throws -> CGRect {
    let screen = Screen(
      Controller(), traits: UITraitCollection(preferredContentSizeCategory: category))
    screen.settle()
    let root: UIView = screen.viewController.view
    let label = try #require(labels(in: root).first { $0.text == text })
    return label.convert(label.bounds, to: root)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test("The label of a row with a subtitle is below it in accessibility sizes only")
  func label() throws {
    let beside = try frame(of: "12:40", .extraExtraExtraLarge)
    #expect(try beside.minX > frame(of: "Half past ten", .extraExtraExtraLarge).minX + 100)

    // 390 points less a margin of 16 at each side: the subtitle has the whole width.
    let below = try frame(
      of: "Half past ten\n12:40", .accessibilityExtraExtraExtraLarge)
    #expect(below.minX == 16)
    #expect(below.width == 358)
  }

  @Test("The label of a row without a subtitle stays beside the text")
  func single() throws {
    #expect(try frame(of: "New", .accessibilityExtraExtraExtraLarge).minX > 195)
  }
}
