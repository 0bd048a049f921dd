import UIKit

/// A section that was described in UIKit's own terms.
struct RawSectionLayout: SectionLayout, Equatable {
  let section: NSCollectionLayoutSection

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    section
  }

  static func == (one: RawSectionLayout, other: RawSectionLayout) -> Bool {
    one.section === other.section
  }
}
