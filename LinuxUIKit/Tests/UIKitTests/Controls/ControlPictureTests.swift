import TestSupport
import Testing
import UIKit

@Suite("Golden pictures of controls") @MainActor struct ControlPictureTests {
  private func check(_ name: String, width: CGFloat = 320, _ makeRows: () -> [[UIView]]) {
    for appearance in ControlGallery.appearances {
      let host = TraitsHost(appearance.traits) { ControlGallery(width: width, makeRows()) }
      expectImage(host.picture, named: "\(name)_\(appearance.name)")
    }
  }

  // MARK: Buttons without a configuration

  @Test("Buttons of all types in all states")
  @available(iOS, deprecated: 15, message: "Configurations determine the insets")
  func buttons() {
    check("buttons") {
      let states: [(UIButton) -> Void] = [
        { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
      ]
      let system = states.map { change in
        changed(UIButton(type: .system)) { button in
          button.setTitle("Follow", for: .normal)
          button.setTitle("Followed", for: .selected)
          change(button)
        }
      }
      let images = states.map { change in
        changed(UIButton(type: .system)) { button in
          button.setTitle(" Like", for: .normal)
          button.setImage(UIImage(systemName: "heart"), for: .normal)
          button.setImage(UIImage(systemName: "heart.fill"), for: .selected)
          change(button)
        }
      }
      return [system, images, customButtons, signs]
    }
  }

  @available(iOS, deprecated: 15, message: "Configurations determine the insets")
  private var customButtons: [UIView] {
    let plain = changed(UIButton()) {
      $0.setTitle("Custom", for: .normal)
      $0.setTitleColor(.label, for: .normal)
    }
    let ground = changed(UIButton()) {
      $0.setTitle("On a ground", for: .normal)
      $0.setBackgroundImage(Self.card(.systemIndigo), for: .normal)
      $0.contentEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    }
    let rich = changed(UIButton(type: .system)) {
      let text = NSMutableAttributedString(string: "Bold ")
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 15), range: NSRange(location: 0, length: 4))
      text.append(
        NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.systemRed]))
      $0.setAttributedTitle(text, for: .normal)
    }
    return [plain, ground, rich]
  }

  private var signs: [UIView] {
    let types: [UIButton.ButtonType] = [.detailDisclosure, .infoLight, .contactAdd, .close]
    return types.map { UIButton(type: $0) }
  }

  private static func card(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    }
  }

  // MARK: Buttons with a configuration

  @Test("Configurations in all states")
  func configurations() {
    check("configurations", width: 400) {
      let appearances: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      return appearances.map { appearance in
        ["Normal", "Pressed", "Off", "Chosen"].map { name in
          let button = UIButton(
            configuration: changed(appearance) {
              $0.title = name
              $0.buttonSize = .small
            })
          button.isHighlighted = name == "Pressed"
          button.isEnabled = name != "Off"
          button.isSelected = name == "Chosen"
          return button
        }
      }
    }
  }

  @Test("Images, subtitles, sizes, corners and activity indicators of configurations")
  func configuredParts() {
    check("configured_parts", width: 360) {
      let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top]
      let images = edges.map { edge in
        UIButton(
          configuration: changed(.filled()) {
            $0.title = "Cart"
            $0.image = UIImage(systemName: "cart")
            $0.imagePadding = 6
            $0.imagePlacement = edge
          })
      }
      let subtitle = UIButton(
        configuration: changed(.tinted()) {
          $0.title = "Add to cart"
          $0.subtitle = "2 left"
          $0.image = UIImage(systemName: "cart")
          $0.imagePadding = 8
        })
      let spinning = UIButton(
        configuration: changed(.gray()) {
          $0.title = "Loading"
          $0.showsActivityIndicator = true
          $0.imagePadding = 6
        })
      return [images, [subtitle, spinning], sizes, corners]
    }
  }

  private var sizes: [UIView] {
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    return zip(["mini", "small", "medium", "large"], sizes).map { name, size in
      UIButton(
        configuration: changed(.gray()) {
          $0.title = name
          $0.buttonSize = size
        })
    }
  }

  private var corners: [UIView] {
    let capsule = UIButton(
      configuration: changed(.filled()) {
        $0.title = "Capsule"
        $0.cornerStyle = .capsule
      })
    let line = UIButton(
      configuration: changed(.plain()) {
        $0.title = "Line"
        $0.background.strokeWidth = 1
        $0.background.cornerRadius = 10
      })
    let red = UIButton(
      configuration: changed(.filled()) {
        $0.title = "Own"
        $0.baseBackgroundColor = .systemOrange
        $0.baseForegroundColor = .black
      })
    let destructive = UIButton(configuration: changed(.tinted()) { $0.title = "Delete" })
    destructive.role = .destructive
    return [capsule, line, red, destructive]
  }

  // MARK: Controls with a value

  @Test("Switches, sliders and steppers")
  func values() {
    check("values") {
      let switches = [false, true, true, true].map { isOn in
        changed(UISwitch()) { $0.isOn = isOn }
      }
      switches[2].onTintColor = .systemPurple
      switches[2].thumbTintColor = .systemYellow
      switches[3].isEnabled = false
      let sliders = [0, 0.4, 1].map { value in changed(UISlider()) { $0.value = value } }
      sliders[1].minimumValueImage = UIImage(systemName: "speaker.fill")
      sliders[1].maximumValueImage = UIImage(systemName: "speaker.wave.2")
      sliders[2].isEnabled = false
      let steppers = [0, 5].map { value in changed(UIStepper()) { $0.value = value } }
      return [switches] + sliders.map { [$0] } + [steppers]
    }
  }

  @Test("Segments with titles, images and a disabled one")
  func segments() {
    check("segments") {
      let words = UISegmentedControl(items: ["Day", "Week", "Month"])
      words.selectedSegmentIndex = 1
      let images = UISegmentedControl(
        items: ["star", "heart", "cart"].compactMap { UIImage(systemName: $0) })
      images.selectedSegmentIndex = 0
      let mixed = UISegmentedControl(items: ["None", "Off", "Tinted"])
      mixed.setEnabled(false, forSegmentAt: 1)
      mixed.selectedSegmentIndex = 2
      mixed.selectedSegmentTintColor = .systemTeal
      let byContent = UISegmentedControl(items: ["A", "A long one", "B"])
      byContent.apportionsSegmentWidthsByContent = true
      return [[words], [images], [mixed], [byContent]]
    }
  }

  @Test("Progress bars, page controls and activity indicators")
  func progress() {
    check("progress") {
      let bars = [0, 0.01, 0.5, 1].map { done in changed(UIProgressView()) { $0.progress = done } }
      let thin = changed(UIProgressView(progressViewStyle: .bar)) { $0.progress = 0.7 }
      let dots = changed(UIPageControl()) {
        $0.numberOfPages = 5
        $0.currentPage = 1
        $0.backgroundColor = .systemBlue
      }
      let wheels = [UIActivityIndicatorView.Style.medium, .large].map { style in
        changed(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
      }
      let red = changed(UIActivityIndicatorView(style: .large)) {
        $0.color = .systemRed
        $0.hidesWhenStopped = false
      }
      return bars.map { [$0] } + [[thin], [dots], wheels + [red]]
    }
  }

  private func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
    var value = value
    change(&value)
    return value
  }
}
