import LayoutBox
import UIKit

/// A modifier that has no effect in the collection view layout of the app.
///
/// It is reported for screens with a `collectionViewLayout`, in which the layouts of the sections are not
/// used.
public struct ModifierIgnoredByLayout: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The name of the modifier.
  public let modifier: String
  /// The type of the layout, with its module.
  public let layoutType: String

  /// The section, the modifier and the correction, in sentences.
  public var description: String {
    """
    `\(modifier)` of section \(section) has no effect, since the screen is laid out by \(layoutType). \
    \(advice)
    """
  }

  private var advice: String {
    switch modifier {
    case "background":
      """
      Display the item by `supplementaryItem(_:ofKind:)`, and return attributes for this kind from \
      the layout.
      """
    case "transition":
      """
      Override `initialLayoutAttributesForAppearingItem(at:)` and \
      `finalLayoutAttributesForDisappearingItem(at:)` of the layout.
      """
    default: "Follow the scrolling by the delegate of the collection view."
    }
  }

  @MainActor init(_ modifier: String, section: Section, _ layout: UICollectionViewLayout) {
    (self.modifier, self.section) = (modifier, section.idText)
    layoutType = String(reflecting: type(of: layout))
  }
}

/// A number of items for which a layout has too many or too few positions.
///
/// It is reported for a ``TimelineLayout`` and a ``TableLayout``, in which each item has its position by its
/// number: after a missing one, all items are at the positions of others.
public struct MismatchedItemCount: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The number of items in the section.
  public let itemCount: Int
  /// The number of items that the layout has positions for.
  public let expectedCount: Int
  /// The positions of the layout in words, such as “3 rows of 4 columns”.
  public let positions: String

  /// The section, the numbers and the correction, in sentences.
  public var description: String {
    let result = itemCount < expectedCount ? "missing" : "hidden"
    let difference = abs(expectedCount - itemCount).counting("item is", plural: "items are")
    return """
      Section \(section) has \(itemCount.counting("item")), but its layout has \
      \(expectedCount.counting("position")): \(positions). So \(difference) \(result). Describe one \
      item for each position, in this order; an empty position needs an item, too.
      """
  }
}
