import UIKit

/// The content of one page of the introduction.
struct OnboardingPage {
  let imageSeed: Int
  let title: String
  let message: String

  static var all: [OnboardingPage] {
    [
      OnboardingPage(
        imageSeed: 4, title: .localized("Find a trail"),
        message: .localized("Loops, ridges and lakes, with their length, ascent and photos.")),
      OnboardingPage(
        imageSeed: 5, title: .localized("Keep a log"),
        message: .localized("Enter your hikes, rate them, and see how far you have walked.")),
      OnboardingPage(
        imageSeed: 7, title: .localized("Reach your goal"),
        message: .localized("Set a distance for the week and watch the ring close.")),
    ]
  }
}

/// A page of the introduction: an image, a title and a message.
final class OnboardingPageViewController: UIViewController {
  private let page: OnboardingPage

  init(page: OnboardingPage) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let image = UIImageView(
      image: LandscapePainter(seed: page.imageSeed).image(of: CGSize(width: 320, height: 320)))
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.layer.cornerRadius = 28
    let title = UILabel(style: .largeTitle)
    title.text = page.title
    title.textAlignment = .center
    let message = UILabel(style: .body, color: .secondaryLabel)
    message.text = page.message
    message.textAlignment = .center
    let stack = UIStackView(.vertical, spacing: 16, alignment: .center, [image, title, message])
    stack.setCustomSpacing(32, after: image)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let imageWidth = image.widthAnchor.constraint(equalToConstant: 280)
    imageWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      imageWidth, image.heightAnchor.constraint(equalTo: image.widthAnchor),
    ])
  }
}
