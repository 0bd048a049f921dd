import Synchronization

/// Remembers layouts of texts, so that what was measured is not laid out again to be drawn.
///
/// It holds two generations of at most `generationSize` layouts. When the young one is full the
/// old one is dropped; a layout that is asked for becomes young again.
final class TextLayoutCache: Sendable {
  static let shared = TextLayoutCache()

  private struct Key: Hashable {
    let shape: TextShape
    let width: CGFloat?
    let lineLimit: Int
  }

  private struct Generations {
    var young: [Key: TextLayout] = [:]
    var old: [Key: TextLayout] = [:]
  }

  private let generationSize: Int
  private let generations = Mutex(Generations())

  init(generationSize: Int = 512) {
    self.generationSize = generationSize
  }

  /// The layout of a text, made if it is not known yet.
  ///
  /// Width is the room in points; nil, zero and huge numbers set no limit. The limit of lines is
  /// the most that are shown; zero sets none.
  func layout(_ shape: TextShape, width: CGFloat?, lineLimit: Int) -> TextLayout {
    let limit = width.flatMap { $0 > 0 && $0 < Self.hugeWidth ? $0 : nil }
    let key = Key(shape: shape, width: limit, lineLimit: max(0, lineLimit))
    if let known = known(key) { return known }
    let made = TextLayoutSolver(shape: shape, width: limit, lineLimit: key.lineLimit).solve()
    remember(made, for: key)
    return made
  }

  private func known(_ key: Key) -> TextLayout? {
    let (layout, isOld) = generations.withLock { generations in
      let young = generations.young[key]
      return (young ?? generations.old[key], young == nil)
    }
    if let layout, isOld { remember(layout, for: key) }
    return layout
  }

  private func remember(_ layout: TextLayout, for key: Key) {
    let dropped = generations.withLock { generations -> [Key: TextLayout] in
      generations.young[key] = layout
      guard generations.young.count >= generationSize else { return [:] }
      let dropped = generations.old
      generations.old = generations.young
      generations.young = [:]
      return dropped
    }
    // Layouts are freed here, outside of the lock.
    _ = dropped
  }

  /// A room that no text fills: what is offered to ask for a natural size.
  static let hugeWidth: CGFloat = 1_000_000
}
