import UIKit

/// A layout of LayoutBox, whose only description are its boxes.
///
/// The boxes are those of ``SectionBoxConvertible/sectionBox(in:)``, from which the section of UIKit,
/// the frames and the mistakes are derived.
protocol DescribedByBoxes: SectionBoxConvertible {
  /// Returns the description of the section.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox
}

extension DescribedByBoxes {
  @MainActor public func sectionBox(in context: SectionContext) -> SectionLayoutBox {
    boxes(in: context)
  }
}

/// A layout of LayoutBox whose section of UIKit has more than its boxes can describe, such as the
/// separators of a list.
protocol DescribedByUIKit: DescribedByBoxes {
  /// Returns a new section of UIKit.
  @MainActor func systemSection(in context: SectionContext) -> NSCollectionLayoutSection
}

extension DescribedByUIKit {
  /// Returns a new description of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    systemSection(in: context)
  }
}

/// A layout of LayoutBox with lengths that may follow the text size.
protocol ScaledByText: DescribedByBoxes, TextScalable {
  /// Returns the layout with its lengths in points multiplied by a factor; spacing and insets stay
  /// the same.
  func scaled(by factor: CGFloat) -> Self
}

extension ScaledByText {
  @MainActor public func sectionBox(in context: SectionContext) -> SectionLayoutBox {
    context.textScale == 1
      ? boxes(in: context) : scaled(by: context.textScale).boxes(in: context)
  }
}
