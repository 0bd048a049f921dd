import UIKit

/// A layout that displays the section as a list of the system, with separators, swipe actions and
/// the background of an appearance.
///
/// ```swift
/// Section(id: "mailboxes", layout: .list(.plain)) { mailboxes }
/// ```
///
/// Only cells that are `UICollectionViewListCell` display separators and swipe actions. UIKit
/// measures each cell by its constraints when it is displayed, and the others have an estimated
/// height of 44 points. In LegoKit, a height that an item specifies is such a constraint.
///
/// It is the only preset with two descriptions: separators, swipe actions and the background exist in
/// the section of UIKit only, and frames without a view, or a layout that changes the boxes, need boxes.
/// The boxes have the insets and the spacing of that section. The header of a section is in neither:
/// LegoKit adds it to both.
public struct ListLayout: DescribedByUIKit, PinnableHeaderLayout, Hashable, Sendable {
  /// The appearance of the list.
  public var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether rows have separators; `nil` for the default of the appearance.
  public var showsSeparators: Bool?
  /// The background color; `nil` for the default of the appearance.
  public var backgroundColor: UIColor?
  /// Whether the first item is the header of the section.
  public var firstItemIsHeader: Bool
  /// Whether the header stays visible while the section scrolls.
  public var pinsHeader: Bool
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the list.
  ///   - showsSeparators: Whether rows have separators; `nil` for the default of the appearance.
  ///   - backgroundColor: The background color; `nil` for the default of the appearance.
  ///   - firstItemIsHeader: Whether the first item is the header of the section.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls. The default is
  ///     `true` for a plain list.
  public init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    showsSeparators: Bool? = nil, backgroundColor: UIColor? = nil, firstItemIsHeader: Bool = false,
    pinsHeader: Bool? = nil
  ) {
    self.appearance = appearance
    self.showsSeparators = showsSeparators
    self.backgroundColor = backgroundColor
    self.firstItemIsHeader = firstItemIsHeader
    self.pinsHeader = pinsHeader ?? (appearance == .plain)
  }

  /// The configuration of the list, without swipe actions.
  @MainActor public var configuration: UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    if let showsSeparators { configuration.setShowsSeparators(showsSeparators) }
    configuration.backgroundColor = backgroundColor
    configuration.headerMode = firstItemIsHeader ? .firstItemInSection : .none
    return configuration
  }

  /// Returns self-sizing rows at the frames of the rows of the system's list.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let list = list(using: configuration(in: context), in: context)
    return SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }
      .insets(list.contentInsets)
      .insetsReference(list.contentInsetsReference)
      .spacing(list.interGroupSpacing)
  }

  /// Returns the system's list with the swipe actions of the context.
  @MainActor func systemSection(in context: SectionContext) -> NSCollectionLayoutSection {
    var configuration = configuration(in: context)
    configuration.setSwipeActions(context.swipeActions)
    return list(using: configuration, in: context)
  }

  /// Returns the configuration for a section with the header and the footer of a context, beside which a
  /// group has no space.
  ///
  /// Those of the system are replaced: the header of a plain list has no space above it.
  @MainActor private func configuration(
    in context: SectionContext
  ) -> UICollectionLayoutListConfiguration {
    var configuration = configuration
    if context.boundaries.hasHeader, !firstItemIsHeader {
      configuration.headerMode = .supplementary
    }
    if context.boundaries.hasFooter { configuration.footerMode = .supplementary }
    return configuration
  }

  /// Returns the system's list, of which both descriptions have their numbers.
  @MainActor private func list(
    using configuration: UICollectionLayoutListConfiguration, in context: SectionContext
  ) -> NSCollectionLayoutSection {
    context.state?.setCellsAreSelfSizing()
    return .list(using: configuration, layoutEnvironment: context.environment)
  }
}

extension ListLayout: ValueSectionLayout {}
