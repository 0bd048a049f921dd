import CompositionalLayout
import LayoutGeometry
import UIKit

@MainActor extension SectionDescription {
  /// Returns a new section of UIKit, and registers the classes of its backgrounds with the layout
  /// of the context.
  func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    if let layout = context.layout { backgrounds.register(in: layout) }
    let section = makeGroupSection(in: context)
    let value = self.section
    section.contentInsets = value.insets.edgeInsets
    section.interGroupSpacing = value.interGroupSpacing
    section.contentInsetsReference = value.insetsReference.contentInsetsReference
    section.supplementaryContentInsetsReference =
      value.supplementaryInsetsReference.contentInsetsReference
    section.boundarySupplementaryItems = value.boundaryItems.map { $0.makeItem() }
    section.decorationItems = value.decorations.map { $0.makeItem() }
    section.setOrthogonalScrolling(value.orthogonalBehavior, value.orthogonalScrolling)
    if let handle = handler?.handle {
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        handle(items, offset, environment)
      }
    }
    return section
  }

  /// Returns a section of the group, with frames for it on systems without uniform dimensions.
  private func makeGroupSection(in context: SectionContext) -> NSCollectionLayoutSection {
    if UniformDimensions.needEmulation,
      let emulated = UniformDimensions(description: self, context: context).emulatedGroup()
    {
      return NSCollectionLayoutSection(group: emulated)
    }
    return NSCollectionLayoutSection(group: displayedGroup.makeGroup(with: contents))
  }
}

extension NSCollectionLayoutSection {
  fileprivate func setOrthogonalScrolling(
    _ behavior: OrthogonalBehavior, _ scrolling: OrthogonalScrolling
  ) {
    orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: behavior.rawValue) ?? .none
    guard #available(iOS 17.0, tvOS 17.0, *), scrolling != OrthogonalScrolling() else { return }
    orthogonalScrollingProperties.bounce =
      UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce(
        rawValue: scrolling.bounce.rawValue) ?? .automatic
    if case .rate(let rate) = scrolling.deceleration {
      orthogonalScrollingProperties.decelerationRate =
        UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate(rawValue: rate)
    }
  }
}
