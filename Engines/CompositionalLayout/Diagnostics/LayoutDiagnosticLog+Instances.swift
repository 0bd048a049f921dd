extension LayoutDiagnosticLog {
  /// Reports a section whose groups lie on each other, so that not all of its items are placed.
  mutating func check(_ stack: InstanceStack, of content: LayoutSectionContent) {
    guard stack.itemCount < content.itemCount else { return }
    report(
      .tooManyItems,
      """
      \(stack.pitch.text) pt from one to the next, so its \(content.itemCount) items would lie on \
      each other; the first \(stack.itemCount) are placed. Make it longer, or the gaps between \
      groups larger.
      """)
  }
}
