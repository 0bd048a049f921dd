extension UITextField: EditedTextOwner {
  /// What a field starts with where it differs from other controls.
  func setFieldDefaults() {
    isOpaque = false
    contentMode = .redraw
    addSubview(canvas)
    addSubview(clearButton)
    clearButton.isHidden = true
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
  }

  /// The field's font, color and alignment as attributes.
  ///
  /// Setting them sets those three; ours keeps no others.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = style.alignment
      return [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph]
    }
    set {
      if let font = newValue[.font] as? UIFont { setFont(font) }
      if let color = newValue[.foregroundColor] as? UIColor { setColor(color) }
      guard let paragraph = newValue[.paragraphStyle] as? NSParagraphStyle else { return }
      style.alignment = paragraph.alignment
    }
  }

  func styleDidChange() {
    contentDidChange()
    setNeedsLayout()
  }

  func contentDidChange() {
    cachedText = nil
    revealCaret()
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces a font that follows Dynamic Type, if the field is asked to.
  func followContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let adjusted = style.font.adjusted(to: traitCollection.preferredContentSizeCategory)
    if adjusted != style.font { setFont(adjusted) }
  }

  /// What is spoken of the text: dots of a secret one, the placeholder where there is none.
  var spokenValue: String? {
    hasText ? ShownText(edited, isSecure: isSecureTextEntry).string : placeholder
  }
}
