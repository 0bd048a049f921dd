/// The bar of one axis of a scroll view.
final class ScrollIndicatorView: UIView {
  /// A bar without a place, which takes no touches.
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.thickness / 2
    // Content that is added later stays behind it.
    layer.zPosition = .greatestFiniteMagnitude
  }

  required init?(coder: NSCoder) { nil }

  /// How thick a bar is, and how far it is from the edge, in points (uikit.md 5.4).
  static let thickness: CGFloat = 3
}
