import UIKit

/// A section that a function describes; functions cannot be compared, so it always counts as new.
struct ClosureSectionLayout: SectionLayout {
  let make: @MainActor (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    make(context.environment)
  }
}
