import LegoTesting
import Testing
import UIKit

@MainActor @Suite("The text of a screen") struct ScreenTextTests {
  private let controller = UIViewController()

  private func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 90) {
    let height = view.bounds.height > 0 ? view.bounds.height : 40
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    controller.view.addSubview(view)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func text(_ traits: UITraitCollection = UITraitCollection()) -> String {
    Screen(controller, size: CGSize(width: 300, height: 400), traits: traits).text
  }

  @Test("A screen without texts has none")
  func empty() {
    #expect(text() == "")
  }

  @Test("Texts at the same height are in one line, from the leading edge")
  func lines() {
    add(label("Below"), 0, 100)
    add(label("Right"), 150, 10)
    add(label("Left\nand below"), 0, 0)

    #expect(text() == "Left\\nand below | Right\nBelow")
    #expect(
      text(UITraitCollection(layoutDirection: .rightToLeft))
        == "Right | Left\\nand below\nBelow")
  }

  @Test("Controls have their state")
  func controls() {
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.25
    let stepper = UIStepper()
    stepper.value = 3
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in })
    let field = UITextField()
    field.placeholder = "Search"
    let secret = UITextField()
    secret.text = "tea"
    secret.isSecureTextEntry = true
    for (index, view) in [toggle, slider, stepper, segments, pages, button, field, secret]
      .enumerated()
    {
      add(view, 0, CGFloat(index) * 50)
    }

    #expect(
      text() == """
        (on)
        (0.25)
        (3)
        Day (Week)
        (page 2 of 5)
        [Add]
        {placeholder Search}
        {•••}
        """)
  }

  @Test("A button has its visible title, not its accessibility label")
  func buttonTitles() {
    let titled = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in })
    titled.accessibilityLabel = "Add a contact"
    let configured = UIButton(configuration: .plain())
    configured.configuration?.title = "Save"
    configured.accessibilityLabel = "Save the contact"
    let pictured = UIButton(type: .custom)
    pictured.accessibilityLabel = "Close"
    for (index, view) in [titled, configured, pictured].enumerated() {
      add(view, 0, CGFloat(index) * 50)
    }
    #expect(text() == "[Add]\n[Save]\n[Close]")
  }

  @Test("A view without text is described by its accessibility label")
  func labels() {
    let picture = UIView()
    picture.accessibilityLabel = "Portrait of Anna"
    add(picture, 0, 0)
    let row = UIView()
    row.accessibilityLabel = "Anna, Berlin"
    row.addSubview(label("Anna"))
    row.subviews[0].frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    add(row, 0, 100)

    #expect(text() == "Portrait of Anna\nAnna")
  }

  @Test("Hidden, clipped, covered and outer texts are left out")
  func invisible() {
    let hidden = label("Hidden")
    hidden.isHidden = true
    add(hidden, 0, 0)
    add(label("Outside"), 400, 0)
    add(label("Covered"), 0, 100)
    let cover = UIView()
    cover.backgroundColor = .white
    add(cover, 0, 95, width: 300)
    cover.frame.size.height = 50
    let clip = UIView()
    clip.clipsToBounds = true
    clip.addSubview(label("Clipped"))
    clip.subviews[0].frame = CGRect(x: 0, y: 60, width: 50, height: 20)
    add(clip, 0, 200)
    add(label("Behind glass"), 0, 300)
    let glass = UIView()
    glass.backgroundColor = .white.withAlphaComponent(0.5)
    add(glass, 0, 300, width: 300)

    #expect(text() == "Behind glass")
  }

  @Test("Only the texts of a presented controller are displayed if its view is opaque")
  func presented() {
    add(label("Behind"), 0, 100)
    let front = UIViewController()
    front.modalPresentationStyle = .fullScreen
    front.view.backgroundColor = .systemBackground
    front.view.addSubview(label("In front"))
    front.view.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    let screen = Screen(controller)
    controller.present(front, animated: false)

    #expect(screen.text == "In front")
  }
}
