extension UIButton: WidthDependentContent {
  /// Titles of a configuration wrap if they don't fit the width.
  var isHeightDependentOnWidth: Bool { configuration != nil }

  func contentSize(forWidth width: CGFloat) -> CGSize {
    content.updateIfNeeded()
    return layout.size(in: width)
  }

  private var layout: ButtonLayout {
    ButtonLayout(
      views: content.views, configuration: configuration, type: buttonType,
      contentEdgeInsets: contentEdgeInsets, horizontal: resolvedHorizontalAlignment,
      vertical: resolvedVerticalAlignment, isRightToLeft: isRightToLeft,
      scale: traitCollection.displayScale)
  }

  func layOutViews() {
    content.views.displayBackground(
      content.currentConfiguration?.resolvedBackground(
        in: content.environment, height: bounds.height), in: bounds)
    content.views.backgroundImageView?.frame = backgroundRect(forBounds: bounds)
    guard let configuration else { return layOutUnconfiguredViews() }
    content.views.apply(layout.frames(of: configuration, in: bounds))
  }

  private func layOutUnconfiguredViews() {
    let rect = contentRect(forBounds: bounds)
    if let label = content.views.titleLabel, label.superview === self {
      label.frame = titleRect(forContentRect: rect)
    }
    if let view = content.views.imageView, view.superview === self {
      view.frame = imageRect(forContentRect: rect)
    }
  }

  func unconfiguredFrames(in rect: CGRect) -> ButtonFrames {
    content.updateIfNeeded()
    return layout.unconfiguredFrames(in: rect)
  }
}

extension UIButton: BaselineContent {
  var baselineFont: UIFont { content.views.titleLabel?.font ?? .systemFont(ofSize: 15) }

  /// Returns the baselines of the title for the given size, or `nil` without a title.
  func baselines(in size: CGSize) -> Baselines? {
    content.updateIfNeeded()
    guard let label = content.views.titleLabel, label.superview === self else { return nil }
    let frame = titleFrame(in: CGRect(origin: .zero, size: size))
    return label.baselines(in: frame.size).map { inside in
      Baselines(first: inside.first + frame.minY, last: inside.last + frame.minY)
    }
  }

  private func titleFrame(in bounds: CGRect) -> CGRect {
    guard let configuration else {
      return titleRect(forContentRect: contentRect(forBounds: bounds))
    }
    return layout.frames(of: configuration, in: bounds).title ?? .zero
  }
}
