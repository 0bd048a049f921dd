import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Pictures of rows") struct RowPictureTests {
  @Test(
    "A form with every row matches its golden picture",
    arguments: [
      ("light", UITraitCollection(userInterfaceStyle: .light)),
      ("dark", UITraitCollection(userInterfaceStyle: .dark)),
      ("rtl", UITraitCollection(layoutDirection: .rightToLeft)),
      ("xxxl", UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)),
      (
        "accessibility",
        UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      ),
    ])
  func form(name: String, traits: UITraitCollection) {
    let heights = ["xxxl": CGFloat(1_250), "accessibility": 2_000]
    let screen = Screen(
      FormController(), size: CGSize(width: 390, height: heights[name] ?? 960),
      traits: UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 1)]))
    expectImage(screen.image(), named: "form_\(name)")
  }

  @Test("Long texts wrap at every text size", arguments: ["large", "xxxl"])
  func longTexts(name: String) {
    let category: UIContentSizeCategory = name == "large" ? .large : .extraExtraExtraLarge
    let screen = Screen(
      LongTextsController(), size: CGSize(width: 320, height: name == "large" ? 1_000 : 1_500),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 1),
      ]))
    expectImage(screen.image(), named: "long_\(name)")
  }
}

/// A screen with rows whose texts don't fit into one line, and headers of every style.
private final class LongTextsController: UIViewController, LegoContainer {
  @State var flag = true
  @State var count = 12
  @State var level = 0.25
  @State var text = "An answer that is longer than its field"
  lazy var legoRenderer = LegoRenderer(lego: lego)

  private let longTitle = "A title that is longer than the row is wide on a phone"

  var lego: Lego {
    Lego {
      Section(id: 1, layout: Self.list, header: TextHeader("A prominent header", style: .prominent))
      {
        TextRow(longTitle).accessories(.disclosure)
        SubtitleRow(longTitle, "A subtitle that is long as well, and wraps into another line")
        ValueRow("A title that is long", "A value that is long, too")
        ImageRow(longTitle, systemImage: "star.fill").accessories(.checkmark)
        SwitchRow(longTitle, isOn: $flag).image(.symbol("wifi"))
        StepperRow("Number of guests", value: $count, in: 0...20)
        SliderRow(longTitle, value: $level) { "\($0)" }
        TextFieldRow("A title of some length", text: $text)
        ButtonRow("A button with a title that is longer than the row is wide") {}
      }
      Section(id: 2, layout: Self.list, header: TextFooter(longTitle + ", which a footer explains"))
      {
        TextRow("Last")
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    legoRenderer.render(in: view)
  }

  private static func list(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return .list(using: configuration, layoutEnvironment: environment)
  }
}
