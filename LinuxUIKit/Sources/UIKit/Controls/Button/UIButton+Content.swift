extension UIButton {
  /// Displays the title and image of an action, and registers it; `nil` changes nothing.
  func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Invalidates the content, which is updated in the next layout pass.
  func contentDidChange() {
    guard !isUpdatingContent else { return }
    isContentDue = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Called when the highlighted, selected or enabled state changed.
  func stateDidChange() {
    setNeedsUpdateConfiguration()
  }

  /// Called when the size of a subview or of the content insets changed.
  ///
  /// Changes made by the button's own content update are ignored; they already invalidated the
  /// layout.
  func partSizeDidChange() {
    guard !isUpdatingContent else { return }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates labels and images if the content was invalidated.
  func updateContentIfDue() {
    guard isContentDue else { return }
    isContentDue = false
    isUpdatingContent = true
    defer { isUpdatingContent = false }
    updateConfigurationIfDue()
    let content = shownContent
    show(content.title, in: parts.titleLabel) { parts.title(of: self) }
    show(content.subtitle, in: parts.subtitleLabel) { parts.subtitle(of: self) }
    showImage(of: content)
    showIndicator(of: content)
    showBackground(of: content)
    fade(to: content.alpha)
  }

  private func show(
    _ text: ButtonContent.Text?, in present: ButtonLabel?, else make: () -> ButtonLabel
  ) {
    guard let text, !text.words.isEmpty else {
      present?.text = nil
      present?.removeFromSuperview()
      return
    }
    let label = present ?? make()
    if label.superview !== self { addSubview(label) }
    label.show(text)
  }

  private func showImage(of content: ButtonContent) {
    guard let image = content.image else {
      parts.imageView?.image = nil
      parts.imageView?.removeFromSuperview()
      return
    }
    let view = parts.image()
    if view.superview !== self { addSubview(view) }
    view.image = image
    view.preferredSymbolConfiguration = content.symbolConfiguration
    view.tintColor = content.imageColor
  }

  private func showIndicator(of content: ButtonContent) {
    guard let color = content.indicatorColor else { return parts.removeIndicator() }
    let wheel = parts.spinningIndicator()
    if wheel.superview !== self { addSubview(wheel) }
    wheel.color = color
  }

  private func showBackground(of content: ButtonContent) {
    guard let image = content.backgroundImage else {
      parts.backgroundImageView?.removeFromSuperview()
      return
    }
    let view = parts.backgroundImage()
    if view.superview !== self { insertSubview(view, at: 0) }
    view.image = image
  }

  /// Fading out is immediate; fading in is animated.
  private func fade(to alpha: CGFloat) {
    let faded = [parts.titleLabel, parts.subtitleLabel, parts.imageView].compactMap {
      $0 as UIView?
    }
    guard faded.contains(where: { $0.alpha < alpha }) else {
      return faded.forEach { $0.alpha = alpha }
    }
    UIView.animate(withDuration: Self.fadingTime, delay: 0, options: .allowUserInteraction) {
      faded.forEach { $0.alpha = alpha }
    }
  }

  // Unverified: chosen from the range of 0.25 to 0.47 s in uikit.md, 9.2.
  /// The duration of the fade-in after a touch, in seconds.
  private static var fadingTime: TimeInterval { 0.25 }
}

extension ButtonLabel {
  /// Applies a text and, if specified, its font and line settings.
  fileprivate func show(_ text: ButtonContent.Text) {
    if let style = text.style {
      font = style.font
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
      numberOfLines = style.numberOfLines
    }
    switch text.words {
    case .plain(let words):
      self.text = words
      textColor = text.color
    case .rich(let words):
      attributedText = words.filled(with: text.color, font: font)
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
