/// The content view of a table's cell, header or footer that has no content configuration.
///
/// It contains the views of the app, and the labels and the image view of its style. Those are
/// created when they are first used, and are laid out like list content of the same style.
final class StyledContentView: UIView {
  /// The style of list content with the same fonts and metrics.
  private(set) var style: ListContentStyle
  /// Whether the text is in a narrow column before the secondary text.
  private let isTwoColumns: Bool
  private let showsDetail: Bool
  private let showsImage: Bool
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var image: UIImageView?
  /// The fonts and colors that the style has set.
  private var appearance: ListContentAppearance?

  // Unverified: both; inferred from images of contact cards.
  /// The width of the column of the text, and the space after it, in points.
  private static let columnWidth: CGFloat = 91
  private static let columnSpacing: CGFloat = 6

  /// Creates the content view of a cell.
  init(_ style: UITableViewCell.CellStyle) {
    self.style = style.contentStyle
    isTwoColumns = style == .value2
    showsDetail = style != .default
    showsImage = style != .value2
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
  }

  /// Creates the content view of a header or footer.
  init(_ role: ListRole) {
    style = role.contentStyle(in: .unspecified)
    isTwoColumns = false
    showsDetail = true
    showsImage = false
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
  }

  /// Returns `nil`, since archives are not implemented.
  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  /// The label of the text, which is created by the first access.
  var textLabel: UILabel { label ?? makeLabel(\.label) }

  /// The label of the secondary text, which is created by the first access; `nil` for a style
  /// without one.
  var detailTextLabel: UILabel? { showsDetail ? detailLabel ?? makeLabel(\.detailLabel) : nil }

  /// The image view, which is created by the first access; `nil` for a style without one.
  var imageView: UIImageView? { showsImage ? image ?? makeImageView() : nil }

  /// The start of the text from the leading edge; `nil` without text.
  var textStart: CGFloat? {
    guard label?.hasText == true || detailLabel?.hasText == true else { return nil }
    let layout = layout(width: bounds.width, height: bounds.height)
    return (layout.text ?? layout.secondaryText)?.minX
  }

  /// Changes the style, because the view is used in another list.
  func setStyle(_ new: ListContentStyle) {
    guard new != style else { return }
    style = new
    updateAppearance()
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = layout(width: bounds.width, height: bounds.height)
    place(image, at: layout.image)
    place(label, at: layout.text)
    place(detailLabel, at: layout.secondaryText)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width, height: nil).height)
  }

  override func layoutInputsDidChange(of subview: UIView) {
    super.layoutInputsDidChange(of: subview)
    guard subview === label || subview === detailLabel || subview === image else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }
}

extension StyledContentView {
  private func makeLabel(_ part: ReferenceWritableKeyPath<StyledContentView, UILabel?>) -> UILabel {
    let new = UILabel()
    new.adjustsFontForContentSizeCategory = true
    self[keyPath: part] = new
    addSubview(new)
    appearance = nil
    updateAppearance(of: new)
    return new
  }

  private func makeImageView() -> UIImageView {
    let new = UIImageView()
    new.contentMode = .scaleAspectFit
    new.preferredSymbolConfiguration =
      UIListContentConfiguration.ImageProperties().preferredSymbolConfiguration
    image = new
    addSubview(new)
    return new
  }

  /// Applies the fonts and colors of the style to the labels, unless the app has set others.
  private func updateAppearance() {
    let old = appearance
    for (part, text) in [(label, old?.text), (detailLabel, old?.secondaryText)] {
      guard let part else { continue }
      updateAppearance(of: part, replacing: text)
    }
  }

  private func updateAppearance(of part: UILabel, replacing old: ListTextAppearance? = nil) {
    let new = currentAppearance
    appearance = new
    let text = part === label ? new.text : new.secondaryText
    if old == nil || part.font == old?.font { part.font = text.font }
    if old == nil || part.textColor == old?.color { part.textColor = text.color }
    if isTwoColumns, part === label { part.textAlignment = isRightToLeft ? .left : .right }
  }

  // Unverified: the fonts and colors of two columns; inferred from images of contact cards.
  private var currentAppearance: ListContentAppearance {
    let state = UICellConfigurationState(traitCollection: traitCollection)
    var appearance = ListContentAppearance(style, for: state)
    guard isTwoColumns else { return appearance }
    appearance.text = ListTextAppearance(.footnote, .tintColor, under: traitCollection)
    appearance.secondaryText = ListTextAppearance(.footnote, .label, under: traitCollection)
    return appearance
  }

  private func place(_ view: UIView?, at frame: CGRect?) {
    guard let view else { return }
    var frame = frame ?? .zero
    if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }

  private func layout(width: CGFloat, height: CGFloat?) -> ListContentLayout {
    let metrics = ListContentMetrics(style)
    let margins = margins(metrics)
    guard !isTwoColumns else { return columns(width: width, height: height, margins, metrics) }
    return ListContentSolver(
      margins: margins, width: width, height: height, minimumHeight: metrics.minimumHeight,
      image: image?.image == nil ? nil : image?.intrinsicContentSize,
      isSymbol: image?.image?.isSymbolImage ?? false,
      standardSymbolLength: ListContentSolver.symbolLength(for: traitCollection),
      imageToText: metrics.imageToText, text: measure(label), secondaryText: measure(detailLabel),
      prefersSideBySide: metrics.isSideBySide,
      sideBySideGap: metrics.textToSecondarySideBySide,
      stackedGap: metrics.textToSecondaryStacked, scale: traitCollection.displayScale
    ).solve()
  }

  /// Returns the frames of two columns, the secondary text vertically centered beside the text.
  private func columns(
    width: CGFloat, height: CGFloat?, _ margins: NSDirectionalEdgeInsets,
    _ metrics: ListContentMetrics
  ) -> ListContentLayout {
    let start = margins.leading + Self.columnWidth + Self.columnSpacing
    let available = max(0, width - start - margins.trailing)
    let text = measure(label)?(Self.columnWidth) ?? .zero
    let detail = measure(detailLabel)?(available) ?? .zero
    let wanted = max(
      margins.top + max(text.height, detail.height) + margins.bottom, metrics.minimumHeight)
    let center = (height ?? wanted) / 2
    let scale = traitCollection.displayScale
    func top(_ size: CGSize) -> CGFloat {
      roundedToPixel(center - size.height / 2, scale: scale)
    }
    return ListContentLayout(
      text: CGRect(
        x: margins.leading, y: top(text), width: Self.columnWidth, height: text.height),
      secondaryText: CGRect(x: start, y: top(detail), width: available, height: detail.height),
      height: wanted)
  }

  private func measure(_ label: UILabel?) -> ListContentSolver.Measure? {
    guard let label, label.hasText else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// The margins of the style, at least those of the superview (uikit.md, 3.4.3, rule 1).
  private func margins(_ metrics: ListContentMetrics) -> NSDirectionalEdgeInsets {
    var margins = metrics.margins
    guard let superview, metrics.preservesSideMargins else { return margins }
    let outer = superview.effectiveMargins.reaching(into: self, of: superview)
    margins.leading = max(margins.leading, outer.leading)
    margins.trailing = max(margins.trailing, outer.trailing)
    return margins
  }
}
