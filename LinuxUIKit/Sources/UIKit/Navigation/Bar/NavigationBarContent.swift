/// The content of a navigation bar for its current items; recreated when they change.
final class NavigationBarContent: UIView {
  private let title: UIView?
  private let prompt: UILabel?
  private let largeTitle: UILabel?
  /// The area below the buttons, which clips a collapsing large title.
  private let largeTitleClip = UIView()
  private let back: BackButton?
  private let leading: [UIView]
  private let trailing: [UIView]
  /// The appearance of titles and buttons.
  private(set) weak var appearance: UINavigationBarAppearance?
  /// The visible heights of the parts.
  private var heights = NavigationBarHeights()

  init(of bar: UINavigationBar) {
    let item = bar.topItem
    let appearance = bar.displayedAppearance.appearance
    self.appearance = appearance
    let factory = BarButtonFactory(
      tint: bar.tintColor, plain: appearance.buttonAppearance,
      done: appearance.doneButtonAppearance)
    leading = (item?.leftBarButtonItems ?? []).map(factory.view)
    trailing = (item?.rightBarButtonItems ?? []).map(factory.view)
    title = item.flatMap {
      $0.titleView ?? Self.titleLabel($0.title, appearance.titleTextAttributes)
    }
    prompt = item?.prompt.map { Self.label($0, NavigationBarMetrics.promptFont, [:]) }
    largeTitle =
      bar.showsLargeTitle
      ? Self.largeTitleLabel(item?.title, appearance.largeTitleTextAttributes) : nil
    back = BackButton(of: bar, appearance: appearance)
    super.init(frame: .zero)
    largeTitleClip.clipsToBounds = true
    largeTitleClip.isUserInteractionEnabled = false
    if let largeTitle { largeTitleClip.addSubview(largeTitle) }
    for view in [prompt, title, largeTitleClip, back].compactMap({ $0 }) + leading + trailing {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the visible heights of the parts.
  func setHeights(_ heights: NavigationBarHeights) {
    guard heights != self.heights else { return }
    self.heights = heights
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var solver = NavigationBarSolver(
      width: bounds.width, title: title?.intrinsicOrFittingSize ?? .zero,
      leading: leading.map(\.intrinsicOrFittingSize),
      trailing: trailing.map(\.intrinsicOrFittingSize),
      backWidths: back?.possibleWidths ?? [])
    solver.scale = traitCollection.displayScale
    solver.height = heights.row
    apply(solver.solve())
    layOutPrompt()
    layOutLargeTitle()
  }

  private func apply(_ frames: NavigationBarFrames) {
    let frames = frames.offset(by: heights.prompt)
    back?.showTitle(at: frames.backIndex)
    setFrame(of: back, to: frames.back)
    let adjustment = title is UILabel ? appearance?.titlePositionAdjustment ?? .zero : .zero
    setFrame(
      of: title,
      to: frames.title.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical))
    for (view, frame) in zip(leading, frames.leading) { setFrame(of: view, to: frame) }
    for (view, frame) in zip(trailing, frames.trailing) { setFrame(of: view, to: frame) }
  }

  private func layOutPrompt() {
    guard let prompt else { return }
    let size = prompt.intrinsicOrFittingSize
    let width = min(size.width, bounds.width - 2 * NavigationBarMetrics.margin(width: bounds.width))
    prompt.textAlignment = .center
    prompt.frame = CGRect(
      x: roundedToPixel((bounds.width - width) / 2, scale: traitCollection.displayScale),
      y: roundedToPixel(
        (heights.prompt - size.height) / 2, scale: traitCollection.displayScale),
      width: width, height: size.height)
  }

  private func layOutLargeTitle() {
    let largeTitleHeight = bounds.height - heights.prompt - heights.row
    title?.isHidden = largeTitle != nil && title is UILabel && largeTitleHeight > 0
    largeTitleClip.frame = CGRect(
      x: 0, y: heights.prompt + heights.row, width: bounds.width, height: max(0, largeTitleHeight))
    guard let largeTitle else { return }
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let size = largeTitle.intrinsicOrFittingSize
    let ascender = NavigationBarMetrics.largeTitleFont.ascender
    let top = roundedToPixel(
      largeTitleHeight - NavigationBarMetrics.largeTitleBaseline - ascender,
      scale: traitCollection.displayScale)
    let width = min(size.width, bounds.width - 2 * margin)
    setFrame(of: largeTitle, to: CGRect(x: margin, y: top, width: width, height: size.height))
  }

  /// Sets the frame of a view, mirrored for right-to-left layouts.
  private func setFrame(of view: UIView?, to frame: CGRect) {
    guard isRightToLeft else {
      view?.frame = frame
      return
    }
    view?.frame = frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0)
  }

  private static func titleLabel(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    label(text, NavigationBarMetrics.titleFont, attributes)
  }

  private static func largeTitleLabel(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    label(text, NavigationBarMetrics.largeTitleFont, attributes)
  }

  private static func label(
    _ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]
  ) -> UILabel {
    let label = UILabel()
    label.setBarTitle(text, font: font, color: nil, attributes: attributes)
    label.accessibilityTraits = .header
    return label
  }
}

extension UILabel {
  /// Displays the title of a bar or of one of its items with a font and a color that the attributes
  /// override.
  func setBarTitle(
    _ title: String?, font: UIFont, color: UIColor?,
    attributes: [NSAttributedString.Key: Any]
  ) {
    text = title
    self.font = attributes[.font] as? UIFont ?? font
    if let color = attributes[.foregroundColor] as? UIColor ?? color { textColor = color }
    let others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    guard !others.isEmpty, let title else { return }
    var all = others
    all[.font] = self.font
    all[.foregroundColor] = textColor
    attributedText = NSAttributedString(string: title, attributes: all)
  }
}

extension UIView {
  /// The natural size of a part of a bar: the size of its constraints or its intrinsic size, or else
  /// the fitting size.
  var intrinsicOrFittingSize: CGSize {
    guard !isSizedByConstraints else {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let intrinsic = intrinsicContentSize
    guard intrinsic.width >= 0, intrinsic.height >= 0 else {
      return sizeThatFits(UIView.largestSize)
    }
    return intrinsic
  }

  // Unverified: that a frame counts in a view that translates its autoresizing mask; inferred from
  // title views made with a frame, which keep it since iOS 11.
  /// Whether constraints determine the size, rather than a frame that was set.
  private var isSizedByConstraints: Bool {
    if self is UIStackView { return true }
    guard !constraints.isEmpty else { return false }
    return !translatesAutoresizingMaskIntoConstraints || bounds.isEmpty
  }

  private static var largestSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }
}
