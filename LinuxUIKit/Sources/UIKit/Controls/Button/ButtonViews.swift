/// The subviews of a button, created when they are first needed.
@MainActor final class ButtonViews {
  private unowned let button: UIButton
  /// The title label, if it has been created.
  private(set) var titleLabel: ButtonLabel?
  /// The subtitle label, if it has been created.
  private(set) var subtitleLabel: ButtonLabel?
  /// The image view, if it has been created.
  private(set) var imageView: UIImageView?
  /// The background image view, if it has been created.
  private(set) var backgroundImageView: UIImageView?
  /// The activity indicator, if it is shown.
  private(set) var indicator: UIActivityIndicatorView?
  private var configuredBackground: ConfiguredBackgroundView?

  /// Creates the views of a button.
  init(of button: UIButton) {
    self.button = button
  }

  /// Returns the title label, creating it if needed.
  func makeTitleLabel() -> ButtonLabel {
    let label = titleLabel ?? ButtonLabel(of: button)
    titleLabel = label
    return label
  }

  /// Returns the image view, creating it if needed.
  func makeImageView() -> UIImageView {
    let view = imageView ?? UIImageView()
    imageView = view
    return view
  }
}

// MARK: Content

extension ButtonViews {
  /// Displays content.
  func display(_ content: ButtonContent) {
    display(content.title, in: titleLabel, else: { makeTitleLabel() })
    display(content.subtitle, in: subtitleLabel, else: { makeSubtitleLabel() })
    displayImage(of: content)
    displayIndicator(of: content)
    displayBackgroundImage(of: content)
    fade(to: content.alpha)
  }

  private func makeSubtitleLabel() -> ButtonLabel {
    let label = subtitleLabel ?? ButtonLabel(of: button)
    subtitleLabel = label
    return label
  }

  private func display(
    _ text: ButtonContent.Text?, in existing: ButtonLabel?, else make: () -> ButtonLabel
  ) {
    guard let text, !text.value.isEmpty else {
      existing?.text = nil
      existing?.removeFromSuperview()
      return
    }
    let label = existing ?? make()
    if label.superview !== button { button.addSubview(label) }
    label.display(text)
  }

  private func displayImage(of content: ButtonContent) {
    guard let image = content.image else {
      imageView?.image = nil
      imageView?.removeFromSuperview()
      return
    }
    let view = makeImageView()
    if view.superview !== button { button.addSubview(view) }
    view.image = image
    view.preferredSymbolConfiguration = content.symbolConfiguration
    view.tintColor = content.imageColor
  }

  private func displayIndicator(of content: ButtonContent) {
    guard let color = content.indicatorColor else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator = view
    view.startAnimating()
    if view.superview !== button { button.addSubview(view) }
    view.color = color
  }

  private func displayBackgroundImage(of content: ButtonContent) {
    guard let image = content.backgroundImage else {
      backgroundImageView?.removeFromSuperview()
      return
    }
    let view = backgroundImageView ?? UIImageView()
    backgroundImageView = view
    if view.superview !== button { button.insertSubview(view, at: 0) }
    view.image = image
  }

  /// Changes the alpha: fading out is immediate, and fading in is animated.
  private func fade(to alpha: CGFloat) {
    let faded = [titleLabel, subtitleLabel, imageView].compactMap { $0 as UIView? }
    guard faded.contains(where: { $0.alpha < alpha }) else {
      return faded.forEach { $0.alpha = alpha }
    }
    UIView.animate(withDuration: Self.fadeInDuration, delay: 0, options: .allowUserInteraction) {
      faded.forEach { $0.alpha = alpha }
    }
  }

  // Unverified: chosen from the range of 0.25 to 0.47 s in uikit.md, 9.2.
  /// The duration of the fade-in after a touch, in seconds.
  private static var fadeInDuration: TimeInterval { 0.25 }
}

// MARK: Layout

extension ButtonViews {
  /// Displays the background of a configuration in the bounds, or removes it if there is none.
  func displayBackground(_ configuration: UIBackgroundConfiguration?, in bounds: CGRect) {
    guard let configuration else {
      configuredBackground?.removeFromSuperview()
      return configuredBackground = nil
    }
    let view = configuredBackground ?? ConfiguredBackgroundView(configuration)
    configuredBackground = view
    if view.superview !== button { button.insertSubview(view, at: 0) }
    view.show(configuration)
    view.frame = bounds
  }

  /// Sets the frames of all parts; missing frames become zero.
  func apply(_ frames: ButtonFrames) {
    titleLabel?.frame = frames.title ?? .zero
    subtitleLabel?.frame = frames.subtitle ?? .zero
    imageView?.frame = frames.image ?? .zero
    indicator?.frame = frames.image ?? .zero
  }
}

/// The title or subtitle label of a button, whose properties an app may set directly.
///
/// ```swift
/// button.titleLabel?.font = .boldSystemFont(ofSize: 15)
/// ```
final class ButtonLabel: UILabel {
  private weak var button: UIButton?

  /// Creates a label with the default font and line break mode of button titles (uikit.md, 3.5 and
  /// 9.2).
  init(of button: UIButton) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: 15)
    lineBreakMode = .byTruncatingMiddle
    isAccessibilityElement = false
    self.button = button
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    button?.content.partSizeDidChange()
  }

  /// Applies a text and, if specified, its font and line settings.
  fileprivate func display(_ text: ButtonContent.Text) {
    if let style = text.style {
      font = style.font
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
      numberOfLines = style.numberOfLines
    }
    switch text.value {
    case .plain(let string):
      self.text = string
      textColor = text.color
    case .attributed(let string):
      attributedText = string.filled(with: text.color, font: font)
    }
  }
}

extension NSAttributedString {
  /// Returns a copy with a default color and font; existing attributes take precedence.
  fileprivate func filled(with color: UIColor, font: UIFont) -> NSAttributedString {
    let filled = NSMutableAttributedString(
      string: string, attributes: [.foregroundColor: color, .font: font])
    enumerateAttributes(in: wholeRange) { attributes, range, _ in
      filled.addAttributes(attributes, range: range)
    }
    return filled
  }
}
