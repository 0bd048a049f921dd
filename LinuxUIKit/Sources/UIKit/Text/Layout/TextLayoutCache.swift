import Synchronization

/// A cache of text layouts, so that a measured text is not laid out again for drawing.
///
/// A text that is requested once, as by a list that measures its rows, is dropped soon, so that its
/// memory is reused while it is in the processor's caches. Texts that are requested again are kept,
/// up to the number of texts of a screen. A long text counts as several.
///
/// The shared cache is emptied with those of drawing, see `CacheRelease`.
final class TextLayoutCache: Sendable {
  static let shared = TextLayoutCache()

  /// The number of bytes of UTF-8 for which a long text counts as one more text.
  private static let bytesPerText = 256

  private struct Layouts {
    var requestedOnce: RecentValues<TextLayoutKey, TextLayout>
    var requestedAgain: RecentValues<TextLayoutKey, TextLayout>

    init(requestedOnce: Int, requestedAgain: Int) {
      self.requestedOnce = RecentValues(generationSize: requestedOnce)
      self.requestedAgain = RecentValues(generationSize: requestedAgain)
    }
  }

  private let layouts: Mutex<Layouts>
  private let requestedOnce: Int
  private let requestedAgain: Int

  /// Creates a cache with minimum numbers of texts that were requested once and repeatedly.
  init(requestedOnce: Int = 32, requestedAgain: Int = 512) {
    (self.requestedOnce, self.requestedAgain) = (requestedOnce, requestedAgain)
    layouts = Mutex(Layouts(requestedOnce: requestedOnce, requestedAgain: requestedAgain))
  }

  /// Returns the layout of a text, which is created if it is not in the cache.
  ///
  /// The width is in points; `nil`, zero and very large numbers are no limit. A line limit of zero
  /// is no limit.
  func layout(_ shape: TextShape, width: CGFloat?, lineLimit: Int) -> TextLayout {
    let limit = width.flatMap { $0 > 0 && $0 < Self.hugeWidth ? $0 : nil }
    let key = TextLayoutKey(shape: shape, width: limit, lineLimit: max(0, lineLimit))
    if let layout = cachedLayout(for: key) { return layout }
    let layout = TextLayoutSolver(shape: shape, width: limit, lineLimit: key.lineLimit).solve()
    // Dropped layouts are freed here, outside the lock.
    _ = layouts.withLock {
      $0.requestedOnce.insert(layout, for: key, cost: Self.cost(of: key.shape))
    }
    return layout
  }

  /// Returns the number of texts as which a text counts.
  private static func cost(of shape: TextShape) -> Int {
    shape.paragraphs.reduce(1) { $0 + $1.text.utf8.count / bytesPerText }
  }

  /// Drops all layouts, such as those of fonts that are no longer there.
  func removeAll() {
    // Dropped layouts are freed here, outside the lock.
    _ = layouts.withLock { layouts in
      defer { layouts = Layouts(requestedOnce: requestedOnce, requestedAgain: requestedAgain) }
      return layouts
    }
  }

  private func cachedLayout(for key: TextLayoutKey) -> TextLayout? {
    let found = layouts.withLock {
      layouts -> (value: TextLayout, dropped: [TextLayoutKey: TextLayout])? in
      if let found = layouts.requestedAgain.value(for: key) { return found }
      guard let layout = layouts.requestedOnce.remove(key) else { return nil }
      return (
        layout,
        layouts.requestedAgain.insert(layout, for: key, cost: Self.cost(of: key.shape))
      )
    }
    return found?.value
  }

  /// A width above which the width is not limited.
  static let hugeWidth: CGFloat = 1_000_000
}

/// The inputs of a text layout.
///
/// The hash is that of the text's bytes, computed once: a new text is looked up in several tables
/// and then stored. The other inputs rarely differ.
struct TextLayoutKey: Hashable, Sendable {
  let shape: TextShape
  /// The available width in points; `nil` for no limit.
  let width: CGFloat?
  /// The maximum number of lines; zero for no limit.
  let lineLimit: Int
  private let hashOfBytes: Int

  init(shape: TextShape, width: CGFloat?, lineLimit: Int) {
    self.shape = shape
    self.width = width
    self.lineLimit = lineLimit
    hashOfBytes = shape.hashOfBytes
  }

  static func == (one: TextLayoutKey, other: TextLayoutKey) -> Bool {
    one.hashOfBytes == other.hashOfBytes && one.width == other.width
      && one.lineLimit == other.lineLimit && one.shape == other.shape
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hashOfBytes)
  }
}

extension TextShape {
  /// The hash of the text's bytes.
  fileprivate var hashOfBytes: Int {
    var hasher = Hasher()
    for paragraph in paragraphs {
      var text = paragraph.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
    return hasher.finalize()
  }
}
