extension UITextView: EditedTextOwner {
  /// Posted by a text view after typing began.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")

  /// Posted by a text view after typed characters changed its text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  /// Posted by a text view after typing ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// What a text view starts with where it differs from other scroll views.
  func setTextViewDefaults() {
    contentMode = .redraw
    addSubview(canvas)
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
  }

  func contentDidChange() {
    cachedText = nil
    blink = CaretBlink(start: FrameClock.shared.now)
    canvas.setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Replaces fonts that follow Dynamic Type, if the view is asked to.
  func followContentSizeCategory() {
    guard style.adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    style.font = style.font.adjusted(to: category)
    guard let attributes else { return }
    self.attributes = attributes.adjustingFonts(to: category)
    contentDidChange()
  }

  /// The text with fonts and colors; links look as the view says.
  var styledText: StyledText {
    if let cachedText { return cachedText }
    let format = ParagraphFormat(
      alignment: style.alignment, lineBreakMode: textContainer.lineBreakMode)
    let face = style.font.face
    let made =
      attributes.map { StyledText(withLinks(in: $0), face: face, format: format) }
      ?? StyledText(edited.text, face: face, format: format)
    cachedText = made
    return made
  }

  /// Puts the look of links in the place of the attribute, which would have one of its own.
  private func withLinks(in text: NSAttributedString) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: text)
    let look = linkTextAttributes ?? [.foregroundColor: tintColor ?? .systemBlue]
    text.enumerateAttribute(.link, in: text.wholeRange) { value, range, _ in
      guard value != nil else { return }
      changed.removeAttribute(.link, range: range)
      changed.addAttributes(look, range: range)
    }
    return changed
  }
}
