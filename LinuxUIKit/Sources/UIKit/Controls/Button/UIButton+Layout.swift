extension UIButton {
  /// Returns the natural size for the available width.
  func contentSize(offered width: CGFloat) -> CGSize {
    updateContentIfDue()
    if let configuration { return configuredSize(configuration, offered: width) }
    let background = parts.backgroundImageView?.shownSize ?? .zero
    let content = faceSize(offered: width)
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Lays out the subviews in the bounds.
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

  /// Returns the frames of the parts of a button without a configuration.
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

  /// The size of an empty button: 30 by 34 points (uikit.md, 3.5), or zero if it has a background
  /// image.
  private var emptySize: CGSize {
    parts.backgroundImageView?.shownSize == nil ? CGSize(width: 30, height: 34) : .zero
  }

  /// A system button is 12 points higher than its title (uikit.md, 3.5), unless content insets are
  /// set.
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

  /// Returns the baselines of the title for the given size, or `nil` without a title.
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
  /// Measures the label's text, or `nil` if the label isn't visible.
  var shownMeasure: ButtonArrangement.Measure? {
    guard superview != nil else { return nil }
    return { [unowned self] in sizeThatFits(CGSize(width: $0, height: 0)) }
  }
}

extension UIImageView {
  /// The size of the image, or `nil` if it isn't visible.
  var shownSize: CGSize? {
    superview == nil || image == nil ? nil : intrinsicContentSize
  }
}
