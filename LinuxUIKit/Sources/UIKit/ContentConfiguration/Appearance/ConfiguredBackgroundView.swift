/// The view that displays a background configuration behind a cell's content.
///
/// It fills the cell. Fill and stroke are subviews, inset or outset as the configuration specifies.
final class ConfiguredBackgroundView: UIView {
  private let fill = UIView()
  private var imageView: UIImageView?
  private var stroke: UIView?

  private var configuration: UIBackgroundConfiguration

  /// Creates a view that displays a configuration.
  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    addSubview(fill)
    update(replacing: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays another configuration.
  func show(_ configuration: UIBackgroundConfiguration) {
    guard configuration != self.configuration else { return }
    let oldView = self.configuration.customView
    self.configuration = configuration
    update(replacing: oldView)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let tint = tintColor ?? .systemBlue
    fill.frame = fillFrame
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    fill.layer.cornerRadius = max(0, configuration.cornerRadius)
    configuration.customView?.frame = fill.bounds
    imageView?.frame = fill.bounds
    layOutStroke(tint: tint)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  private func update(replacing oldView: UIView?) {
    setNeedsLayout()
    let view = configuration.customView
    isUserInteractionEnabled = view != nil
    fill.clipsToBounds = view != nil || configuration.image != nil
    updateImage()
    if oldView !== view, oldView?.superview === fill { oldView?.removeFromSuperview() }
    if let view, view.superview !== fill { fill.addSubview(view) }
  }

  private func updateImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      return imageView = nil
    }
    let view = imageView ?? UIImageView()
    if imageView == nil { fill.insertSubview(view, at: 0) }
    imageView = view
    view.image = image
    view.contentMode = configuration.imageContentMode
  }

  /// Draws the stroke along the inner edge of a rectangle that exceeds the fill by the outset.
  private func layOutStroke(tint: UIColor) {
    guard configuration.strokeWidth > 0 else {
      stroke?.removeFromSuperview()
      return stroke = nil
    }
    let view = stroke ?? UIView()
    if stroke == nil { addSubview(view) }
    stroke = view
    let outset = configuration.strokeOutset
    view.isUserInteractionEnabled = false
    view.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    view.layer.cornerRadius =
      configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor =
      configuration.resolvedStrokeColor(for: tint).cgColor(with: traitCollection)
  }

  private var fillFrame: CGRect {
    let cell = superview ?? self
    let margins = cell.directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    var insets = configuration.backgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let frame = bounds.inset(by: insets.resolved(isRightToLeft: cell.isRightToLeft))
    return frame.isNull ? .zero : frame
  }
}
