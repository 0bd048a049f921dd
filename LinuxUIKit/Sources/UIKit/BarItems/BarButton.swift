/// A factory of the views of bar button items.
@MainActor struct BarButtonFactory {
  let tint: UIColor
  /// The appearance of plain buttons.
  let plain: UIBarButtonItemAppearance
  /// The appearance of emphasized buttons.
  let done: UIBarButtonItemAppearance

  func view(for item: UIBarButtonItem) -> UIView {
    let view = makeView(for: item)
    item.setDisplayedView(view)
    return view
  }

  private func makeView(for item: UIBarButtonItem) -> UIView {
    if let view = item.customView { return view }
    guard !item.isSpace else { return BarSpace(width: item.width) }
    let appearance = item.style == .done ? done : plain
    return BarButton(of: item, tint: item.tintColor ?? tint, appearance: appearance)
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
  private weak var item: UIBarButtonItem?
  private let content: UIView
  private let fixedWidth: CGFloat
  private let titleAdjustment: UIOffset

  init(of item: UIBarButtonItem, tint: UIColor, appearance: UIBarButtonItemAppearance) {
    let color = item.isEnabled ? tint : .tertiaryLabel
    self.item = item
    content =
      item.image.map(Self.imageView)
      ?? Self.label(
        item.title, isDone: item.style == .done, color: color,
        attributes: item.titleAttributes(with: appearance))
    titleAdjustment =
      item.image == nil ? appearance[.normal].titlePositionAdjustment : .zero
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

  override func openOwnContextMenu(at point: CGPoint) -> Bool {
    item?.menuController.openContextMenu(from: self) ?? false
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
      x: roundedToPixel((bounds.width - size.width) / 2, scale: scale)
        + titleAdjustment.horizontal,
      y: roundedToPixel((bounds.height - size.height) / 2, scale: scale)
        + titleAdjustment.vertical,
      width: size.width, height: size.height)
  }

  private func setUpAccessibility(_ item: UIBarButtonItem) {
    isAccessibilityElement = true
    accessibilityLabel = item.accessibilityLabel ?? item.title
    (accessibilityHint, accessibilityValue) = (item.accessibilityHint, item.accessibilityValue)
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
  }

  private static func imageView(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.preferredSymbolConfiguration = NavigationBarMetrics.symbolConfiguration
    return view
  }

  private static func label(
    _ title: String?, isDone: Bool, color: UIColor, attributes: [NSAttributedString.Key: Any]
  ) -> UIView {
    let label = UILabel()
    label.setBarTitle(
      title, font: isDone ? NavigationBarMetrics.doneFont : NavigationBarMetrics.buttonFont,
      color: color, attributes: attributes)
    return label
  }
}

extension UIBarButtonItem {
  /// The attributes of the title: those of the bar's appearance, overridden by the item's own.
  fileprivate func titleAttributes(
    with appearance: UIBarButtonItemAppearance
  ) -> [NSAttributedString.Key: Any] {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    var attributes = appearance.titleTextAttributes(in: .normal)
    // A disabled title is gray unless its own state has a color.
    if !isEnabled { attributes[.foregroundColor] = nil }
    return attributes.merging(appearance[state].titleTextAttributes) { $1 }
      .merging(resolvedTitleTextAttributes(for: state)) { $1 }
  }

  /// Performs the primary action; without one, opens the menu.
  fileprivate func trigger(from view: UIView) {
    guard let primaryAction else { return menuController.present(from: view) }
    primaryAction.performWithSender(self, target: nil)
  }
}
