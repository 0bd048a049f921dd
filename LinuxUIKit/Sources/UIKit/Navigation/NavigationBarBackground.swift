/// The background of a navigation bar and the hairline below it.
final class NavigationBarBackground: UIView {
  private let line = UIView()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = NavigationBarMetrics.fill
    line.backgroundColor = NavigationBarMetrics.hairline
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    line.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: pixel)
  }
}
