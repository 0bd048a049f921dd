/// A factory of the views of bar button items.
@MainActor struct BarButtonFactory {
  let tint: UIColor

  func view(for item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    return item.isSpace
      ? BarSpace(width: item.width) : BarButton(of: item, tint: item.tintColor ?? tint)
  }
}

/// A space between two buttons.
private final class BarSpace: UIView {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = max(0, width)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 0) }
}

/// A button of a navigation bar: an image or a title, as high as the bar.
final class BarButton: UIControl {
  /// The minimum width, which makes images easier to tap.
  private static let minimumWidth: CGFloat = 24
  /// The alpha of a highlighted button (uikit.md, 9.2).
  private static let pressedAlpha: CGFloat = 0.2
  private let content: UIView
  private let fixedWidth: CGFloat

  init(of item: UIBarButtonItem, tint: UIColor) {
    let color = item.isEnabled ? tint : .tertiaryLabel
    content =
      item.image.map(Self.imageView)
      ?? Self.label(item.title, isDone: item.style == .done, color: color)
    fixedWidth = item.width
    super.init(frame: .zero)
    addSubview(content)
    isEnabled = item.isEnabled
    tintColor = color
    setUpAccessibility(item)
    addAction(
      UIAction { [weak item, unowned self] _ in item?.trigger(from: self) }, for: .touchUpInside)
    addAction(
      UIAction { [weak item, unowned self] _ in item?.menuController.touchDidBegin(on: self) },
      for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { content.alpha = isHighlighted ? Self.pressedAlpha : 1 }
  }

  override var intrinsicContentSize: CGSize {
    let natural = max(content.intrinsicOrFittingSize.width, Self.minimumWidth)
    return CGSize(
      width: fixedWidth > 0 ? fixedWidth : natural, height: NavigationBarMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = content.intrinsicOrFittingSize
    let scale = traitCollection.displayScale
    content.frame = CGRect(
      x: roundedToPixel((bounds.width - size.width) / 2, scale: scale),
      y: roundedToPixel((bounds.height - size.height) / 2, scale: scale),
      width: size.width, height: size.height)
  }

  private func setUpAccessibility(_ item: UIBarButtonItem) {
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
  }

  private static func imageView(_ image: UIImage) -> UIView {
    UIImageView(image: image.withRenderingMode(.alwaysTemplate))
  }

  private static func label(_ title: String?, isDone: Bool, color: UIColor) -> UIView {
    let label = UILabel()
    label.text = title
    label.textColor = color
    label.font = isDone ? NavigationBarMetrics.doneFont : NavigationBarMetrics.buttonFont
    return label
  }
}

extension UIBarButtonItem {
  /// Performs the primary action; without one, opens the menu.
  fileprivate func trigger(from view: UIView) {
    guard let primaryAction else { return menuController.present(from: view) }
    primaryAction.performWithSender(self, target: nil)
  }
}
