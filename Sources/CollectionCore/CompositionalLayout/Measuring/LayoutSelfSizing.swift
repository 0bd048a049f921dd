/// The axes on which an element is as long as its contents (compositional-layout.md 4.1).
package struct LayoutSelfSizing: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The width is measured.
  package static let width = LayoutSelfSizing(rawValue: 1)
  /// The height is measured.
  package static let height = LayoutSelfSizing(rawValue: 2)

  /// The axes whose dimension is estimated.
  package init(_ size: LayoutItemSize) {
    self = []
    if size.width.isSelfSizing { insert(.width) }
    if size.height.isSelfSizing { insert(.height) }
  }
}
