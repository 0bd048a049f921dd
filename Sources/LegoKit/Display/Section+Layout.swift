import UIKit

@MainActor extension Section {
  /// Returns the layout of the section with the section's header, footer and background, if it
  /// has them.
  ///
  /// The header is at the top, or at the leading edge of a layout that scrolls horizontally, and the
  /// footer at the opposite end.
  func layoutSection(in context: SectionContext) -> NSCollectionLayoutSection {
    var context = context
    context.boundaries = (header != nil, footer != nil)
    // The layout may return an object of the user, so they are added to a copy.
    var described = layout.makeSection(in: context)
    let layout = layout.innermostLayout(in: context)
    let insets = layout.headerCoversInsets ? .zero : described.contentInsets
    if let header {
      described = context.adding(
        header: length(of: header, inside: insets, in: context), pinned: layout.pinsHeader,
        coversInsets: layout.headerCoversInsets, to: described)
    }
    if let footer {
      described = context.adding(
        footer: length(of: footer, inside: insets, in: context), to: described)
    }
    return background.map { described.adding($0) } ?? described
  }

  /// Returns the length of a header or a footer along the scroll axis: that of its cell, or an estimate.
  private func length(
    of item: AnyItem, inside insets: NSDirectionalEdgeInsets, in context: SectionContext
  ) -> NSCollectionLayoutDimension {
    var available = CGSize(
      width: context.width(inside: insets), height: CGFloat.greatestFiniteMagnitude)
    let length: CGFloat
    if context.scrollDirection == .horizontal {
      available.height =
        context.environment.container.effectiveContentSize.height - insets.top - insets.bottom
      available.width = .greatestFiniteMagnitude
      length = item.size(in: available).width
    } else {
      length = item.size(in: available).height
    }
    return length > 0 && length < .greatestFiniteMagnitude ? .absolute(length) : .estimated(44)
  }
}
