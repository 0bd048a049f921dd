/// A content view that displays a list content configuration.
///
/// ```swift
/// var content = UIListContentConfiguration.cell()
/// content.text = "Stations"
/// let view = UIListContentView(configuration: content)
/// ```
///
/// Its height is that of its content for its width. Layout guides give access to the frames of its
/// parts.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private var content: UIListContentConfiguration
  private var guides: [Part: ListPartGuide] = [:]

  /// Creates a view that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    updateViews()
  }

  /// Creates an empty view.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    content = UIListContentConfiguration()
    super.init(coder: coder)
    updateViews()
  }

  /// The displayed configuration.
  ///
  /// Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      updateViews()
    }
  }

  /// The layout guide of the text, or `nil` without one.
  open var textLayoutGuide: UILayoutGuide? { label.hasText ? guide(of: .text) : nil }

  /// The layout guide of the secondary text, or `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.hasText ? guide(of: .secondaryText) : nil
  }

  /// The layout guide of the image, or `nil` without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guide(of: .image) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = solver(for: bounds.width, height: bounds.height).solve()
    layOut(imageView, at: layout.image)
    layOut(label, at: layout.text)
    layOut(secondaryLabel, at: layout.secondaryText)
    for (part, guide) in guides { layout[part].map(guide.layOut) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: solver(for: size.width, height: nil).solve().height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required, verticalFittingPriority != .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    // No constraints determine the height: that of the content in this width.
    let height = sizeThatFits(targetSize).height
    return CGSize(
      width: targetSize.width, height: ceiledToPixel(height, scale: traitCollection.displayScale))
  }

  open override var intrinsicContentSize: CGSize {
    contentSize(forWidth: .greatestFiniteMagnitude)
  }

  override var widthDependentContent: (any WidthDependentContent)? { self }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  /// The start of the text from the leading edge, or `nil` without text.
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
  /// The parts that have layout guides.
  fileprivate enum Part: String {
    case text = "UIListContentViewTextLayoutGuide"
    case secondaryText = "UIListContentViewSecondaryTextLayoutGuide"
    case image = "UIListContentViewImageLayoutGuide"
  }

  private func guide(of part: Part) -> UILayoutGuide {
    if let existing = guides[part] { return existing.guide }
    let new = ListPartGuide(in: self, part.rawValue)
    guides[part] = new
    setNeedsLayout()
    return new.guide
  }

  private func updateViews() {
    label.apply(content.textProperties, text: content.text, attributed: content.attributedText)
    secondaryLabel.apply(
      content.secondaryTextProperties, text: content.secondaryText,
      attributed: content.secondaryAttributedText)
    updateImage()
    show(label, isVisible: label.hasText)
    show(secondaryLabel, isVisible: secondaryLabel.hasText)
    show(imageView, isVisible: content.image != nil)
    for part in [label, secondaryLabel, imageView] { part.alpha = content.alpha }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateImage() {
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    let hasOwnTint = properties.tintColor != nil || properties.tintColorTransformer != nil
    imageView.tintColor = hasOwnTint ? properties.resolvedTintColor(for: tintColor) : nil
    imageView.layer.cornerRadius = max(0, properties.cornerRadius)
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
  }

  private func show(_ view: UIView, isVisible: Bool) {
    guard isVisible != (view.superview === self) else { return }
    if isVisible { addSubview(view) } else { view.removeFromSuperview() }
  }

  private func layOut(_ view: UIView, at frame: CGRect?) {
    guard var frame else { return }
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view.frame = frame
  }

  private func solver(for width: CGFloat, height: CGFloat?) -> ListContentSolver {
    ListContentSolver(
      margins: margins, width: width, height: height,
      minimumHeight: ListContentMetrics(content.resolvedStyle).minimumHeight,
      image: content.image == nil ? nil : imageView.intrinsicContentSize,
      maximumImageSize: content.imageProperties.maximumSize,
      reservedImageSize: content.imageProperties.reservedLayoutSize,
      isSymbol: content.image?.isSymbolImage ?? false,
      standardSymbolLength: ListContentSolver.symbolLength(for: traitCollection),
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

  /// The configuration's margins, at least those of the superview on preserved axes
  /// (uikit.md, 3.4.3, rule 1).
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
  /// The frame of a part, or `nil` if it is missing.
  fileprivate subscript(part: UIListContentView.Part) -> CGRect? {
    switch part {
    case .text: text
    case .secondaryText: secondaryText
    case .image: image
    }
  }
}

/// A layout guide that covers a part of list content.
@MainActor final class ListPartGuide {
  /// The guide, at the frame of the last layout pass.
  let guide = UILayoutGuide()
  private let start: NSLayoutConstraint
  private let top: NSLayoutConstraint
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint

  /// Creates a guide in the top leading corner of a view.
  init(in view: UIView, _ identifier: String) {
    guide.identifier = identifier
    view.addLayoutGuide(guide)
    start = guide.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    top = guide.topAnchor.constraint(equalTo: view.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([start, top, width, height])
  }

  /// Moves the guide to a frame whose x counts from the leading edge.
  func layOut(at frame: CGRect) {
    let constants = [
      (start, frame.minX), (top, frame.minY), (width, frame.width), (height, frame.height),
    ]
    for (constraint, constant) in constants where constraint.constant != constant {
      constraint.constant = constant
    }
  }
}
