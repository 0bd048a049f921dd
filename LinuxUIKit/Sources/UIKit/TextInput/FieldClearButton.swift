/// The round button at the end of a text field that takes all text away.
final class FieldClearButton: UIControl {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// [guess 3.5] 19 points, the least of the figures.
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

  /// [guess 3.5] Makes the circle nearly as large as the button.
  private static let pointSize: CGFloat = 15

  override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Clear text" }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .button }
    set { super.accessibilityTraits = newValue }
  }
}
