/// A `page` of a section that does not scroll horizontally.
public struct PageWithoutScrolling: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String

  /// The section and the correction, in sentences.
  public var description: String {
    """
    The `page` of section \(section) is neither read nor written, since its layout does not scroll \
    horizontally. Use a carousel, such as `.carousel(itemWidth: .fraction(1))`, or boxes with \
    `orthogonal(_:)`.
    """
  }

  init(section: String) {
    self.section = section
  }
}
