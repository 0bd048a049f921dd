import UIKit

/// The view that is displayed while a collection view has no items.
@MainActor final class EmptyScreenFeature: Feature {
  static let traits: [any Trait.Type] = [EmptyScreen.self]

  private weak var screen: (any DisplayedScreen)?
  private var displayed: EmptyScreenContainer?

  init(screen: any DisplayedScreen) {
    self.screen = screen
  }

  func contentDidChange() {
    guard let screen, let collectionView = screen.collectionView,
      let emptyScreen = screen.traits[EmptyScreen.self], screen.isEmpty
    else { return remove() }
    guard displayed == nil else { return }
    let container = EmptyScreenContainer(content: emptyScreen.makeView())
    container.fill(collectionView)
    displayed = container
  }

  private func remove() {
    displayed?.removeFromSuperview()
    displayed = nil
  }
}

/// A view over the visible bounds of a collection view, in front of the backgrounds of its sections.
///
/// Those of lists would cover a background view. Touches beside its controls reach what is behind it.
private final class EmptyScreenContainer: UIView {
  /// In front of decoration views, which are at most at 0.
  private static let zPosition: CGFloat = 1
  private let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: content.bounds)
    layer.zPosition = Self.zPosition
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds the view to a scroll view, whose content scrolls behind it.
  func fill(_ scrollView: UIScrollView) {
    translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(self)
    let visible = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: visible.leadingAnchor),
      trailingAnchor.constraint(equalTo: visible.trailingAnchor),
      topAnchor.constraint(equalTo: visible.topAnchor),
      bottomAnchor.constraint(equalTo: visible.bottomAnchor),
    ])
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
    let handlesTouches = hit is UIControl || hit.gestureRecognizers?.isEmpty == false
    return hit !== content || handlesTouches ? hit : nil
  }
}

/// A title and a message in the center.
final class EmptyScreenView: UIView {
  private lazy var verticalCenter = stack.centerYAnchor.constraint(equalTo: centerYAnchor)
  private let stack = UIStackView()

  /// Creates a view with a title and an optional message.
  init(title: String, message: String?) {
    let labels =
      [Self.label(title, style: .title2, color: .label)]
      + (message.map { [Self.label($0, style: .body, color: .secondaryLabel)] } ?? [])
    super.init(frame: .zero)
    for label in labels { stack.addArrangedSubview(label) }
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      verticalCenter,
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    // The views in a scroll view have no safe area where its content inset avoids the bars.
    let scrollView = sequence(first: self as UIView, next: \.superview).first { $0 is UIScrollView }
    let inset = (scrollView as? UIScrollView)?.adjustedContentInset ?? .zero
    verticalCenter.constant = (inset.top - inset.bottom) / 2
    super.layoutSubviews()
  }

  private static func label(_ text: String, style: UIFont.TextStyle, color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
