import UIKit

extension UIListContentConfiguration {
  /// Returns content that displays the text with links; tvOS has no links in texts.
  func displaying(_ links: [TextLink]) -> any UIContentConfiguration {
    #if os(tvOS)
      return self
    #else
      return links.isEmpty ? self : LinkContent(content: self, links: links)
    #endif
  }
}

#if !os(tvOS)
  /// The content of a text with links, which a text view displays in the style of a list.
  final class LinkContent: UIContentConfiguration {
    let content: UIListContentConfiguration
    let links: [TextLink]

    init(content: UIListContentConfiguration, links: [TextLink]) {
      (self.content, self.links) = (content, links)
    }

    func makeContentView() -> any UIView & UIContentView { LinkContentView(self) }

    func updated(for state: any UIConfigurationState) -> LinkContent { self }
  }

  /// A text view that performs the actions of its links.
  private final class LinkContentView: UIView, UIContentView, UITextViewDelegate {
    private static let scheme = "legokit-link"
    private let textView = UITextView()
    private var content: LinkContent

    init(_ content: LinkContent) {
      self.content = content
      super.init(frame: .zero)
      preservesSuperviewLayoutMargins = true
      setUpTextView()
      display()
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
      get { content }
      set {
        guard let newContent = newValue as? LinkContent else { return }
        content = newContent
        display()
      }
    }

    private func setUpTextView() {
      textView.delegate = self
      textView.isEditable = false
      textView.isScrollEnabled = false
      textView.backgroundColor = nil
      textView.textContainerInset = .zero
      textView.textContainer.lineFragmentPadding = 0
      textView.adjustsFontForContentSizeCategory = true
      textView.translatesAutoresizingMaskIntoConstraints = false
      addSubview(textView)
      let guide = layoutMarginsGuide
      NSLayoutConstraint.activate([
        textView.topAnchor.constraint(equalTo: guide.topAnchor),
        textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        textView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    private func display() {
      directionalLayoutMargins = content.content.directionalLayoutMargins
      let text = content.content.text ?? ""
      let properties = content.content.textProperties
      let attributed = NSMutableAttributedString(
        string: text,
        attributes: [.font: properties.font, .foregroundColor: properties.resolvedColor()])
      for (index, link) in content.links.enumerated() {
        guard let range = text.range(of: link.words),
          let url = URL(string: "\(Self.scheme):\(index)")
        else { continue }
        attributed.addAttribute(.link, value: url, range: NSRange(range, in: text))
      }
      textView.attributedText = attributed
    }

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      guard url.scheme == Self.scheme, interaction == .invokeDefaultAction,
        let index = Int(url.absoluteString.dropFirst(Self.scheme.count + 1)),
        currentLinks.indices.contains(index)
      else { return false }
      currentLinks[index].action()
      return false
    }

    /// The links with the newest actions.
    private var currentLinks: [TextLink] {
      (cellAround?.displayedAnyItem?.base as? any LinkedText)?.links ?? content.links
    }
  }
#endif
