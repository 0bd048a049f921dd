import Synchronization

/// Remembers layouts of texts, so that what was measured is not laid out again to be drawn.
///
/// A text that is asked for once, as by a list that measures its rows, soon has to go: its memory
/// serves the next one while it is still near the processor. One that is asked for again stays
/// among as many as a screen has.
final class TextLayoutCache: Sendable {
  static let shared = TextLayoutCache()

  private struct Known {
    var askedOnce: RecentValues<TextLayoutKey, TextLayout>
    var askedAgain: RecentValues<TextLayoutKey, TextLayout>
  }

  private let known: Mutex<Known>

  /// A cache that keeps, of texts asked for once and of others, at least that many.
  init(askedOnce: Int = 32, askedAgain: Int = 512) {
    known = Mutex(
      Known(
        askedOnce: RecentValues(generationSize: askedOnce),
        askedAgain: RecentValues(generationSize: askedAgain)))
  }

  /// The layout of a text, made if it is not known yet.
  ///
  /// Width is the room in points; nil, zero and huge numbers set no limit. The limit of lines is
  /// the most that are shown; zero sets none.
  func layout(_ shape: TextShape, width: CGFloat?, lineLimit: Int) -> TextLayout {
    let limit = width.flatMap { $0 > 0 && $0 < Self.hugeWidth ? $0 : nil }
    let key = TextLayoutKey(shape: shape, width: limit, lineLimit: max(0, lineLimit))
    if let layout = knownLayout(for: key) { return layout }
    let made = TextLayoutSolver(shape: shape, width: limit, lineLimit: key.lineLimit).solve()
    // What is dropped is freed here, outside of the lock.
    _ = known.withLock { $0.askedOnce.insert(made, for: key) }
    return made
  }

  private func knownLayout(for key: TextLayoutKey) -> TextLayout? {
    let found = known.withLock {
      known -> (value: TextLayout, dropped: [TextLayoutKey: TextLayout])? in
      if let found = known.askedAgain.value(for: key) { return found }
      guard let layout = known.askedOnce.remove(key) else { return nil }
      return (layout, known.askedAgain.insert(layout, for: key))
    }
    return found?.value
  }

  /// A room that no text fills: what is offered to ask for a natural size.
  static let hugeWidth: CGFloat = 1_000_000
}
