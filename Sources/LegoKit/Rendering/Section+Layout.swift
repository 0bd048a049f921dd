import UIKit

@MainActor extension Section {
  /// Returns the layout of the section with the section's header, if there is one.
  ///
  /// The header is at the top, or at the leading edge of a layout that scrolls horizontally.
  func layoutSection(in context: SectionContext) -> NSCollectionLayoutSection {
    // The layout may return an object of the user, so the header is added to a copy.
    let described = layout.makeSection(in: context)
    guard let header else { return described }
    return context.adding(
      header: length(of: header, beside: described, in: context), pinned: layout.pinsHeader,
      coversInsets: layout.headerCoversInsets, to: described)
  }

  /// Returns the length of a header along the scroll axis: that of its cell, or an estimate.
  private func length(
    of header: AnyItem, beside section: NSCollectionLayoutSection, in context: SectionContext
  ) -> NSCollectionLayoutDimension {
    let insets = layout.headerCoversInsets ? .zero : section.contentInsets
    var available = CGSize(
      width: context.width(inside: insets), height: CGFloat.greatestFiniteMagnitude)
    let length: CGFloat
    if context.scrollDirection == .horizontal {
      available.height =
        context.environment.container.effectiveContentSize.height - insets.top - insets.bottom
      available.width = .greatestFiniteMagnitude
      length = header.size(in: available).width
    } else {
      length = header.size(in: available).height
    }
    return length > 0 && length < .greatestFiniteMagnitude ? .absolute(length) : .estimated(44)
  }
}
