import Testing
import UIKit

@MainActor @Suite("Configurations of buttons") struct ButtonConfigurationTests {
  private let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }

  private func size(_ text: String, _ style: UIFont.TextStyle) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label.intrinsicContentSize
  }

  @Test("The title is in body between 7 and 12 points: 34.33 high")
  func medium() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    let words = size("Buy", .body)

    #expect(abs(words.height - 20.333) < 0.001)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: words.width + 24, height: words.height + 14))
    // uikit.md, 3.5.
    #expect(abs(button.intrinsicContentSize.height - 34.33) < 0.01)
  }

  @Test("Large buttons are 50.33 high, small ones about 28")
  func sizes() {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Buy"
    configuration.buttonSize = .large
    #expect(
      configuration.contentInsets
        == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(abs(large.height - 50.33) < 0.01)
    configuration.buttonSize = .small
    let small = UIButton(configuration: configuration).intrinsicContentSize
    // A line of subheadline 15 is 18 high: 18 + 5 + 5.
    #expect(abs(small.height - 28) < 0.01)
    configuration.contentInsets = .zero
    configuration.buttonSize = .large
    #expect(configuration.contentInsets == .zero)
    configuration.setDefaultContentInsets()

    #expect(configuration.contentInsets.top == 15)
  }

  @Test("A subtitle is a point below the title")
  func subtitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.subtitle = "2 left"
    let button = UIButton(configuration: configuration)
    let (words, small) = (size("Buy", .body), size("2 left", .footnote))

    #expect(configuration.titlePadding == 1)
    #expect(
      abs(button.intrinsicContentSize.height - (words.height + 1 + small.height + 14)) < 1e-6)
  }

  @Test("The image is on the side of its placement, with padding between")
  func image() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.image = dot
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    let words = size("Buy", .body)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()

    #expect(abs(button.bounds.width - (12 + 20 + 8 + words.width + 12)) < 1e-6)
    #expect(abs((button.imageView?.frame.minX ?? 0) - 12) < 1e-6)
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - 40) < 1e-6)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(abs((button.titleLabel?.frame.minX ?? 0) - 12) < 1e-6)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    // The image is at the trailing edge, on the left.
    #expect(abs((button.imageView?.frame.minX ?? 0) - 12) < 1e-6)
    button.configuration?.imagePlacement = .top

    #expect(
      abs(button.intrinsicContentSize.height - (7 + 10 + 8 + words.height + 7)) < 1e-6)
  }

  @Test("Titles are white on the tint color, tinted elsewhere, and dimmed when disabled")
  func colors() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.tintColor = .systemPurple
    #expect(button.titleLabel?.textColor == .white)
    configuration = .tinted()
    configuration.title = "Buy"
    button.configuration = configuration
    #expect(button.titleLabel?.textColor == .systemPurple)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    button.configuration?.baseForegroundColor = .systemRed

    #expect(button.titleLabel?.textColor == .systemRed)
  }

  @Test(
    "Attributes of the app override those of the style, and a transformer changes those of the style"
  )
  func attributes() {
    var words = AttributedString("Buy now")
    words.foregroundColor = .systemGreen
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = words
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .boldSystemFont(ofSize: 11)
      attributes.foregroundColor = .systemRed
      return attributes
    }
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)

    #expect(configuration.title == "Buy now")
    #expect(shown?[.font] as? UIFont == .boldSystemFont(ofSize: 11))
    #expect(shown?[.foregroundColor] as? UIColor == .systemGreen)
    configuration.title = "Later"
    #expect(configuration.attributedTitle == AttributedString("Later"))
  }

  @Test("A handler is called once for several changes of the state")
  func handler() {
    var states: [UIControl.State] = []
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = UIButton(configuration: configuration)
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Bought" : "Buy"
    }
    button.layoutIfNeeded()
    #expect(states == [.normal])
    button.isHighlighted = true
    button.isHighlighted = false
    button.isSelected = true
    button.layoutIfNeeded()

    #expect(states == [.normal, .selected])
    #expect(button.titleLabel?.text == "Bought")
    #expect(button.configuration?.title == "Bought")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(states.count == 3)
  }

  @Test("A subclass updates its configuration, the automatic part in its super call")
  func subclass() {
    let button = CountingButton(configuration: .plain())
    button.layoutIfNeeded()
    #expect(button.updates == 1)
    button.isEnabled = false
    button.layoutIfNeeded()

    #expect(button.updates == 2)
    #expect(button.titleLabel?.text == "2")
  }

  @Test("A button shows the action's title if its configuration has none")
  func primaryAction() {
    let action = UIAction(title: "Add", image: dot) { _ in }
    let button = UIButton(configuration: .gray(), primaryAction: action)
    #expect(button.titleLabel?.text == "Add")
    #expect(button.imageView?.image == dot)
    button.configuration?.title = "More"

    #expect(button.titleLabel?.text == "More")
  }

  @Test("An activity indicator replaces the image")
  func activityIndicator() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = dot
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)

    // 20 by 20 points of a medium activity indicator and the insets.
    #expect(button.bounds.size == CGSize(width: 44, height: 34))
    #expect(wheel.frame == CGRect(x: 12, y: 7, width: 20, height: 20))
    #expect(wheel.isAnimating)
    button.configuration?.showsActivityIndicator = false
    button.layoutIfNeeded()
    #expect(wheel.superview == nil)
  }

  @Test("A title without enough space wraps, and the button gets higher")
  func wrapping() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Several words that need more than one line"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    host.layoutIfNeeded()
    let label = UILabel()
    label.text = configuration.title
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 120 - 24, height: 0)).height

    #expect(wrapped > 40)
    #expect(abs(button.frame.height - (wrapped + 14)) < 1e-6)
  }

  @Test(
    "The lines of a title switch sides when only the button's direction changes",
    arguments: [UIButton.Configuration.TitleAlignment.leading, .trailing])
  func turnedRound(alignment: UIButton.Configuration.TitleAlignment) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "One line\nand another one"
    configuration.titleAlignment = alignment
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == (alignment == .leading ? .left : .right))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == (alignment == .leading ? .right : .left))
    button.semanticContentAttribute = .unspecified
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textAlignment == (alignment == .leading ? .left : .right))
  }

  @Test("Configurations are equal if their properties are")
  func equality() {
    var (one, other) = (UIButton.Configuration.filled(), UIButton.Configuration.filled())
    #expect(one == other)
    #expect(one != .plain())
    one.title = "Buy"
    #expect(one != other)
    other.title = "Buy"
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    other.background.cornerRadius = 3
    #expect(one != other)
  }

  @Test("A button whose handler captures it weakly is released")
  func release() {
    weak var released: UIButton?
    do {
      let button = UIButton(configuration: .filled())
      button.configurationUpdateHandler = { $0.configuration?.title = "Buy" }
      button.layoutIfNeeded()
      released = button
    }

    #expect(released == nil)
  }
}

/// A button that counts its updates and displays the count.
private final class CountingButton: UIButton {
  var updates = 0

  override func updateConfiguration() {
    super.updateConfiguration()
    updates += 1
    configuration?.title = "\(updates)"
  }
}
