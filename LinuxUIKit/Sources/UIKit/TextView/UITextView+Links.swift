extension UITextView {
  /// Asks the delegate about the link at a point of the content, if there is one.
  ///
  /// Opening it is the app's: ours knows nobody who could.
  func openLink(at point: CGPoint) {
    guard isSelectable, let link = link(at: point) else { return }
    _ = delegate?.textView(
      self, shouldInteractWith: link.url, in: NSRange(link.range),
      interaction: .invokeDefaultAction)
  }

  private func link(at point: CGPoint) -> (url: URL, range: Range<Int>)? {
    guard let attributes else { return nil }
    let lines = textLines
    var found: (url: URL, range: Range<Int>)?
    attributes.enumerateAttribute(.link, in: attributes.wholeRange) { value, range, stop in
      guard let url = value.flatMap(Self.url) else { return }
      let offsets = range.location..<range.location + range.length
      guard lines.rectangles(for: offsets).contains(where: { $0.contains(point) }) else { return }
      found = (url, offsets)
      stop.pointee = true
    }
    return found
  }

  /// The address of a link's attribute, which is one or a text.
  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? String).flatMap { URL(string: $0) }
  }
}
