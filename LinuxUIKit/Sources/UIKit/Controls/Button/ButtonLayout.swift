/// Computes the size of a button and the frames of its parts from its views and properties.
@MainActor struct ButtonLayout {
  /// The subviews, whose content is up to date.
  let views: ButtonViews
  /// The configuration, or `nil` for a button without one.
  let configuration: UIButton.Configuration?
  /// The button's type.
  let type: UIButton.ButtonType
  /// The content insets of a button without a configuration.
  let contentEdgeInsets: UIEdgeInsets
  /// The horizontal alignment of the content.
  let horizontal: ButtonAlignment
  /// The vertical alignment of the content.
  let vertical: ButtonAlignment
  /// Whether the layout direction is right to left.
  let isRightToLeft: Bool
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the natural size of the button for the available width.
  func size(in width: CGFloat) -> CGSize {
    if let configuration { return size(of: configuration, in: width) }
    let background = views.backgroundImageView?.visibleImageSize ?? .zero
    let content = unconfiguredSize(in: width)
    return CGSize(
      width: max(content.width, background.width), height: max(content.height, background.height))
  }

  /// Returns the frames of the parts of a button with a configuration.
  func frames(of configuration: UIButton.Configuration, in bounds: CGRect) -> ButtonFrames {
    let insets = configuration.contentInsets.resolved(isRightToLeft: isRightToLeft)
    return arrangement(of: configuration).frames(in: bounds.inset(by: insets))
  }

  /// Returns the frames of the parts of a button without a configuration.
  func unconfiguredFrames(in rect: CGRect) -> ButtonFrames {
    unconfiguredArrangement.frames(in: rect)
  }
}

// MARK: With a configuration

extension ButtonLayout {
  private func size(of configuration: UIButton.Configuration, in width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let size = arrangement(of: configuration).size(in: width - insets.leading - insets.trailing)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func arrangement(of configuration: UIButton.Configuration) -> ButtonArrangement {
    var arrangement = configuration.arrangement
    arrangement.image =
      views.indicator.map(\.intrinsicContentSize) ?? views.imageView?.visibleImageSize
    arrangement.title = views.titleLabel?.visibleTextMeasure
    arrangement.subtitle = views.subtitleLabel?.visibleTextMeasure
    arrangement.horizontal = horizontal
    arrangement.vertical = vertical
    arrangement.isRightToLeft = isRightToLeft
    arrangement.scale = scale
    return arrangement
  }
}

// MARK: Without a configuration

extension ButtonLayout {
  private var unconfiguredArrangement: ButtonArrangement {
    ButtonArrangement(
      image: views.imageView?.visibleImageSize, title: views.titleLabel?.visibleTextMeasure,
      horizontal: horizontal, vertical: vertical, isRightToLeft: isRightToLeft, scale: scale)
  }

  private func unconfiguredSize(in width: CGFloat) -> CGSize {
    let hasTitle = views.titleLabel?.visibleTextMeasure != nil
    guard hasTitle || views.imageView?.visibleImageSize != nil else { return emptySize }
    let insets = unconfiguredInsets(hasTitle: hasTitle)
    let size = unconfiguredArrangement.size(in: width - insets.left - insets.right)
    return CGSize(
      width: max(size.width + insets.left + insets.right, hasTitle ? minimumTitleWidth : 0),
      height: size.height + insets.top + insets.bottom)
  }

  /// The size of an empty button: 30 by 34 points (uikit.md, 3.5), or zero if it has a background
  /// image.
  private var emptySize: CGSize {
    views.backgroundImageView?.visibleImageSize == nil ? CGSize(width: 30, height: 34) : .zero
  }

  /// Returns the insets without a configuration: a system button is 12 points higher than its title
  /// (uikit.md, 3.5), unless content insets are set.
  private func unconfiguredInsets(hasTitle: Bool) -> UIEdgeInsets {
    guard contentEdgeInsets == .zero, type.isTinted, hasTitle else { return contentEdgeInsets }
    return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  }

  private var minimumTitleWidth: CGFloat { type.isTinted ? 30 : 0 }
}

extension UILabel {
  /// The measurement of the label's text, or `nil` if the label isn't visible.
  fileprivate var visibleTextMeasure: ButtonArrangement.Measure? {
    guard superview != nil else { return nil }
    return { [unowned self] in sizeThatFits(CGSize(width: $0, height: 0)) }
  }
}

extension UIImageView {
  /// The size of the image, or `nil` if it isn't visible.
  fileprivate var visibleImageSize: CGSize? {
    superview == nil || image == nil ? nil : intrinsicContentSize
  }
}
