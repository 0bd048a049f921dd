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

  private final class Form: LegoViewController {
    @State var text = ""
    @State var shipping = 0

    override var lego: Lego {
      Lego {
        Section(id: 0, layout: .list(.plain)) {
          TextFieldRow("", text: $text, prompt: "Search")
          PickerRow("Shipping", selection: $shipping, options: [0]) { _ in
            "To a shop in your neighborhood"
          }
        }
      }
    }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap { $0 } + views(type, in: $0) }
  }

  @Test(
    "A field without a title has the whole height of its row",
    arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func fieldWithoutTitle(category: UIContentSizeCategory) throws {
    let form = Form()
    let screen = Screen(form, traits: UITraitCollection(preferredContentSizeCategory: category))
    screen.settle()
    let field = try #require(views(UITextField.self, in: form.view).first)
    let cell = try #require(views(UICollectionViewCell.self, in: form.view).first)

    // The rows have 6 points above and below their controls, and are at least 44 points high.
    #expect(abs(cell.bounds.height - max(44, field.bounds.height + 12)) <= 0.5)
    #expect(field.convert(field.bounds, to: cell).midY == cell.bounds.midY)
    // The title is hidden and takes no space, with margins neither.
    #expect(views(UIStackView.self, in: cell).filter(\.isHidden).map(\.bounds.height) == [0])
  }

  @Test("Both lines of a long choice begin at the leading edge in accessibility sizes")
  func longChoice() throws {
    let form = Form()
    let screen = Screen(
      form,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge))
    screen.settle()
    let button = try #require(views(UIButton.self, in: form.view).first)

    #expect(button.configuration?.titleAlignment == .leading)
    // The row has a margin of 16 points, and the button none.
    let title = try #require(button.titleLabel)
    #expect(abs(title.convert(title.bounds, to: form.view).minX - 16) <= 0.5)
  }
}
