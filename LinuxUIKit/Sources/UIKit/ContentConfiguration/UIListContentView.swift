/// The view of a list content configuration.
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = "Stations"
/// let view = UIListContentView(configuration: content)
/// ```
///
/// It is as high as its content asks for at its width. Views of an app's own can be placed by the
/// guides of its parts.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private var content: UIListContentConfiguration
  private var guides: [Part: ListPartGuide] = [:]

  /// A view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    take()
  }

  /// A view of a content of no style; ours has no archives to read one from.
  public required init?(coder: NSCoder) {
    content = UIListContentConfiguration()
    super.init(coder: coder)
    take()
  }

  /// What the view shows; a configuration of another type is not taken.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      take()
    }
  }

  /// Where the text is; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { label.hasText ? guide(of: .text) : nil }

  /// Where the secondary text is; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.hasText ? guide(of: .secondaryText) : nil
  }

  /// Where the image is; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(of: .image) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = solver(for: bounds.width, height: bounds.height).solve()
    place(imageView, at: layout.image)
    place(label, at: layout.text)
    place(secondaryLabel, at: layout.secondaryText)
    for (part, guide) in guides { layout[part].map(guide.place) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: solver(for: size.width, height: nil).solve().height)
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: .greatestFiniteMagnitude)
  }

  override var widthDependentContent: (any WidthDependentContent)? { self }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    takeImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// Where the text begins, from the leading edge; nil without text.
  var textStart: CGFloat? {
    let layout = solver(for: bounds.width, height: bounds.height).solve()
    return (layout.text ?? layout.secondaryText)?.minX
  }
}

extension UIListContentView: WidthDependentContent {
  var isHeightDependentOnWidth: Bool { true }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }
}

extension UIListContentView {
  /// What a layout guide follows.
  fileprivate enum Part: String {
    case text = "UIListContentViewTextLayoutGuide"
    case secondaryText = "UIListContentViewSecondaryTextLayoutGuide"
    case image = "UIListContentViewImageLayoutGuide"
  }

  private func guide(of part: Part) -> UILayoutGuide {
    if let made = guides[part] { return made.guide }
    let new = ListPartGuide(in: self, part.rawValue)
    guides[part] = new
    setNeedsLayout()
    return new.guide
  }

  private func take() {
    label.take(content.textProperties, text: content.text, rich: content.attributedText)
    secondaryLabel.take(
      content.secondaryTextProperties, text: content.secondaryText,
      rich: content.secondaryAttributedText)
    takeImage()
    show(label, isShown: label.hasText)
    show(secondaryLabel, isShown: secondaryLabel.hasText)
    show(imageView, isShown: content.image != nil)
    for part in [label, secondaryLabel, imageView] { part.alpha = content.alpha }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func takeImage() {
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    let hasOwnTint = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = hasOwnTint ? properties.resolvedTintColor(for: tintColor) : nil
    imageView.layer.cornerRadius = max(0, properties.cornerRadius)
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
  }

  private func show(_ view: UIView, isShown: Bool) {
    guard isShown != (view.superview === self) else { return }
    if isShown { addSubview(view) } else { view.removeFromSuperview() }
  }

  private func place(_ view: UIView, at frame: CGRect?) {
    guard var frame else { return }
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view.frame = frame
  }

  private func solver(for width: CGFloat, height: CGFloat?) -> ListContentSolver {
    ListContentSolver(
      margins: margins, width: width, height: height,
      minimumHeight: ListContentMetrics(content.shownStyle).minimumHeight,
      image: content.image == nil ? nil : imageView.intrinsicContentSize,
      maximumImageSize: content.imageProperties.maximumSize,
      reservedImageSize: content.imageProperties.reservedLayoutSize,
      imageToText: content.imageToTextPadding,
      text: measure(label), secondaryText: measure(secondaryLabel),
      prefersSideBySide: content.prefersSideBySideTextAndSecondaryText,
      sideBySideGap: content.textToSecondaryTextHorizontalPadding,
      stackedGap: content.textToSecondaryTextVerticalPadding, scale: traitCollection.displayScale)
  }

  private func measure(_ label: UILabel) -> ListContentSolver.Measure? {
    guard label.hasText else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// The configuration's margins, on preserved axes at least what the superview's leave (rule 1).
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let superview else { return margins }
    let outer = superview.effectiveMargins.reaching(into: self, of: superview)
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }
}

extension ListContentLayout {
  /// The frame of a part, nil where there is none.
  fileprivate subscript(part: UIListContentView.Part) -> CGRect? {
    switch part {
    case .text: text
    case .secondaryText: secondaryText
    case .image: image
    }
  }
}
