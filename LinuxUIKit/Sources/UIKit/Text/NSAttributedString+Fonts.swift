import Foundation

extension NSAttributedString {
  /// The same text for another category: the fonts that follow Dynamic Type in their new sizes.
  func adjustingFonts(to category: UIContentSizeCategory) -> NSAttributedString {
    let changed = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.font, in: wholeRange) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(to: category), range: range)
    }
    return changed
  }

  /// All of it, in UTF-16.
  var wholeRange: NSRange { NSRange(location: 0, length: length) }
}
