/// What a text field draws its text on: in front of its background, behind its side views.
final class FieldCanvas: UIView {
  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    (superview as? UITextField)?.drawContent(in: context)
  }
}
