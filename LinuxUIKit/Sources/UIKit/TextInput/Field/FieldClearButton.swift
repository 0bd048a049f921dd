/// The clear button of a text field.
final class FieldClearButton: UIControl {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  // Unverified: the smallest of the sizes in uikit.md, 3.5.
  static let size = CGSize(width: 19, height: 19)

  override func draw(_ rect: CGRect) {
    let configuration = UIImage.SymbolConfiguration(pointSize: Self.pointSize)
    let image = UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)?
      .withTintColor(.tertiaryLabel, renderingMode: .alwaysOriginal)
    guard let image else { return }
    image.draw(
      at: CGPoint(
        x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
  }

  // Unverified: chosen so that the circle nearly fills the button (uikit.md, 3.5).
  private static let pointSize: CGFloat = 15

  override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Clear text" }
    set { super.accessibilityLabel = newValue }
  }
}
