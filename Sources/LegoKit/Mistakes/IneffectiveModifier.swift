import UIKit

/// A modifier of a header, a footer or another view of a section that has no effect there.
public struct IneffectiveModifier: LegoMistake, Hashable {
  /// The id of the section, as text.
  public let section: String
  /// The kind of the view.
  public let kind: String
  /// The name of the modifier.
  public let modifier: String

  /// The section, the modifier and the correction, in sentences.
  public var description: String {
    """
    `\(modifier)` has no effect on the \(place) of section \(section). Headers and footers take \
    `onSelect`, `canSelect`, `onAppear`, `onDisappear` and the accessibility modifiers; display what \
    needs others by an item of the section.
    """
  }

  private var place: String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: "view of kind \(kind)"
    }
  }

  @MainActor init(_ modifier: String, ofKind kind: String, in section: Section) {
    (self.modifier, self.kind) = (modifier, kind)
    self.section = section.id.map { "\($0)" } ?? ""
  }
}
