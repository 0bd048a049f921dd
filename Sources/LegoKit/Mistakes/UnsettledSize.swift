import UIKit

/// A self-sizing cell that has another size each time it is measured, although its item stays the
/// same.
///
/// The layout follows each size, so that it never ends. UIKit stops an app that does this.
public struct UnsettledSize: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The id of the item, as text.
  public let item: String
  /// The type of the item, with its module.
  public let itemType: String
  /// The heights, or the widths if those differ, of the first measurements, in points.
  public let lengths: [CGFloat]

  /// The item, the sizes and the correction, in sentences.
  public var description: String {
    let text = lengths.map { "\($0)" }.joined(separator: ", ")
    return """
      The cell of item \(item) in section \(section), of type \(itemType), has another size each \
      time it is measured: \(text), … points. The layout is repeated for each of them, and UIKit \
      stops the app if that does not end. Let the size depend on the item and the width only, and \
      change no constraint in `layoutSubviews()` that depends on the current size.
      """
  }
}
