import LegoKit
import UIKit

/// A screen with every ready-made row.
final class FormController: UIViewController, LegoContainer {
  @State var isOn = true
  @State var isQuiet = false
  @State var guests = 2
  @State var volume = 0.5
  @State var name = "Clara"
  @State var mail = ""
  @State var notes = "Bring the tent.\nAnd the stove."
  @State var theme = "Light"
  @State var deletedCount = 0
  lazy var legoRenderer = LegoRenderer(lego: lego)

  let themes = ["Automatic", "Light", "Dark"]

  var lego: Lego {
    Lego {
      Section(id: "texts", layout: Self.list, header: TextHeader("Texts")) {
        TextRow("About").accessories(.disclosure)
        SubtitleRow("Clara Ahrens", "Design").accessories(.checkmark)
        ValueRow("Version", "1.2").accessories(.badge("3"), .disclosure)
        ImageRow("Favorites", systemImage: "star.fill", subtitle: "Five places")
          .accessories(.detail {})
        TextRow("Updates").accessories(.label("New"))
        TextRow("Not available").disabled()
      }
      Section(id: "controls", layout: Self.list, header: TextHeader("Controls")) {
        SwitchRow("Wi-Fi", isOn: $isOn).image(.symbol("wifi"))
        SwitchRow("Quiet", isOn: $isQuiet).disabled(!isOn)
        StepperRow("Guests", value: $guests, in: 0...3)
        SliderRow("Volume", value: $volume) { "\(Int(($0 * 100).rounded())) %" }
        TextFieldRow("Name", text: $name)
        TextFieldRow("Mail", text: $mail, prompt: "Required")
        TextViewRow("Notes", text: $notes)
        SegmentRow("Theme", selection: $theme, options: themes)
        ButtonRow("Delete", role: .destructive) { [weak self] in self?.deletedCount += 1 }
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
