extension UIButton {
  /// The button's natural size where no more than a width is there.
  func contentSize(offered width: CGFloat) -> CGSize {
    updateContentIfDue()
    if let configuration { return configuredSize(configuration, offered: width) }
    let background = parts.backgroundImageView?.shownSize ?? .zero
    let content = faceSize(offered: width)
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Puts labels and pictures where they belong in the bounds.
  func placeParts() {
    placeConfiguredBackground()
    guard let configuration else { return placeFace() }
    let frames = configuredFrames(configuration, in: bounds)
    parts.titleLabel?.frame = frames.title ?? .zero
    parts.subtitleLabel?.frame = frames.subtitle ?? .zero
    parts.imageView?.frame = frames.image ?? .zero
    parts.indicator?.frame = frames.image ?? .zero
    parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
  }

  private func placeFace() {
    let room = contentRect(forBounds: bounds)
    if parts.titleLabel?.superview === self {
      parts.titleLabel?.frame = titleRect(forContentRect: room)
    }
    if parts.imageView?.superview === self {
      parts.imageView?.frame = imageRect(forContentRect: room)
    }
    parts.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
  }

  /// Where the parts of a button without a configuration are in a rectangle.
  func faceFrames(in rect: CGRect) -> ButtonFrames {
    updateContentIfDue()
    return faceArrangement.frames(in: rect)
  }

  private var faceArrangement: ButtonArrangement {
    ButtonArrangement(
      image: parts.imageView?.shownSize, title: parts.titleLabel?.shownMeasure,
      horizontal: horizontalSide, vertical: verticalSide, isRightToLeft: isRightToLeft,
      scale: traitCollection.displayScale)
  }

  private func faceSize(offered width: CGFloat) -> CGSize {
    let hasTitle = parts.titleLabel?.shownMeasure != nil
    guard hasTitle || parts.imageView?.shownSize != nil else { return emptySize }
    let insets = facePadding(hasTitle: hasTitle)
    let size = faceArrangement.size(in: width - insets.left - insets.right)
    return CGSize(
      width: max(size.width + insets.left + insets.right, hasTitle ? leastTitledWidth : 0),
      height: size.height + insets.top + insets.bottom)
  }

  /// An empty button is 30 by 34 points (uikit.md 3.5); one with a picture behind all is as large
  /// as that.
  private var emptySize: CGSize {
    parts.backgroundImageView?.shownSize == nil ? CGSize(width: 30, height: 34) : .zero
  }

  /// A system button is 12 points higher than its title (uikit.md 3.5), unless an app says.
  private func facePadding(hasTitle: Bool) -> UIEdgeInsets {
    guard contentEdgeInsets == .zero, buttonType.isTinted, hasTitle else {
      return contentEdgeInsets
    }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var leastTitledWidth: CGFloat { buttonType.isTinted ? 30 : 0 }
}

extension UIButton: BaselineContent {
  var baselineFont: UIFont { parts.titleLabel?.font ?? .systemFont(ofSize: 15) }

  /// Those of the title, where it is in bounds of that size; nil without one.
  func baselines(in size: CGSize) -> Baselines? {
    updateContentIfDue()
    guard let label = parts.titleLabel, label.superview === self else { return nil }
    let frame = titleFrame(in: CGRect(origin: .zero, size: size))
    return label.baselines(in: frame.size).map { inside in
      Baselines(first: inside.first + frame.minY, last: inside.last + frame.minY)
    }
  }
}

extension UIButton {
  private func titleFrame(in bounds: CGRect) -> CGRect {
    guard let configuration else {
      return titleRect(forContentRect: contentRect(forBounds: bounds))
    }
    return configuredFrames(configuration, in: bounds).title ?? .zero
  }
}

extension UILabel {
  /// The measure of a label that is shown; nil for one that is not.
  var shownMeasure: ButtonArrangement.Measure? {
    guard superview != nil else { return nil }
    return { [unowned self] in sizeThatFits(CGSize(width: $0, height: 0)) }
  }
}

extension UIImageView {
  /// The size of the picture of a view that is shown; nil for one that is not.
  var shownSize: CGSize? {
    superview == nil || image == nil ? nil : intrinsicContentSize
  }
}
