/// A part of a text that performs an action when the user taps it.
struct TextLink: Equatable {
  let words: String
  let action: ItemAction<Void>
}

/// A row whose text has links.
protocol LinkedText {
  /// The links, of which a later one takes precedence where they overlap.
  var links: [TextLink] { get }
}
