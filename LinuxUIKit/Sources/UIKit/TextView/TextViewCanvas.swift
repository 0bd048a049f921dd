/// What a text view draws its text on; it scrolls as its content.
final class TextViewCanvas: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    (superview as? UITextView)?.drawContent(in: context)
  }
}
