/// The lines of a layout manager's containers, from a change to the next one.
struct LayoutCache {
  private struct Entry {
    let pages: [ContainerLines]
    let areas: [TextArea]
    let environment: TextEnvironment
  }

  private var entry: Entry?
  private var text: FlowingText?

  /// Discards the lines; returns whether there were any.
  mutating func discard() -> Bool {
    defer { (entry, text) = (nil, nil) }
    return entry != nil
  }

  /// Returns the lines in areas; `nil` if they are not known.
  func pages(of areas: [TextArea], in environment: TextEnvironment) -> [ContainerLines]? {
    guard let entry, entry.areas == areas, entry.environment == environment else { return nil }
    return entry.pages
  }

  /// Keeps the lines in areas.
  mutating func keep(
    _ pages: [ContainerLines], of areas: [TextArea], in environment: TextEnvironment
  ) {
    entry = Entry(pages: pages, areas: areas, environment: environment)
  }

  /// Returns the text without a text view, which `make` creates after a change, with the current traits.
  mutating func plainText(_ make: () -> FlowingText) -> FlowingText {
    var current = text ?? make()
    current.environment = TextEnvironment(.current)
    text = current
    return current
  }
}

extension FlowingText {
  /// Creates a text with the default font of strings.
  init(_ text: NSAttributedString) {
    self.init(
      string: text.string,
      styled: StyledText(text, face: .ofStrings, format: ParagraphFormat()), color: .black,
      environment: TextEnvironment(.current))
  }
}
