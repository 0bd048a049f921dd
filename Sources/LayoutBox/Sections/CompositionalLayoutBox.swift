import CompositionalLayout
import LayoutGeometry
import UIKit

/// A whole layout: its sections in order, and its configuration.
///
/// ```swift
/// let layout = CompositionalLayoutBox {
///   SectionLayoutBox { ItemLayoutBox(width: .w(0.85), height: .absolute(160)) }
///     .orthogonal(.groupPagingCentered)
///   GridLayout(columns: 3)
///   if showsHistory {
///     SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .estimated(44)) }
///       .header(height: .absolute(32), pinned: true)
///   }
/// }
/// .spacing(20)
///
/// let view = UICollectionView(frame: .zero, collectionViewLayout: layout.toBuild())
/// ```
///
/// A section is a ``SectionLayoutBox``, a ``GroupLayoutBox``, a predefined layout such as
/// ``GridLayout``, a ``SectionLayout`` of your own, or an `NSCollectionLayoutSection`. If the
/// collection view has more sections than the layout describes, the last description applies to all
/// remaining sections; a layout without descriptions displays lists.
///
/// Layouts are values, and equal if their sections and configurations are.
public struct CompositionalLayoutBox: Equatable, Sendable {
  private let sections: [ComparableSection]
  private var configuration = LayoutConfiguration()
  private var boundaryItems = BoundaryBoxes()

  /// Creates a layout of these sections that scrolls vertically.
  ///
  /// The closure runs once, during initialization.
  @MainActor public init(@SectionLayoutBuilder _ sections: () -> [any SectionLayout & Sendable]) {
    self.sections = sections().map { ComparableSection(layout: $0) }
  }

  private func changing(_ change: (inout CompositionalLayoutBox) -> Void) -> CompositionalLayoutBox
  {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: Configuration

extension CompositionalLayoutBox: LayoutBoxContainer {
  /// Returns the layout with this scroll direction.
  ///
  /// The default is `.vertical`.
  ///
  /// In a layout that scrolls horizontally, sections follow one another from the leading edge on,
  /// and headers and footers of sections are beside their content.
  public func scrollDirection(
    _ direction: UICollectionView.ScrollDirection
  ) -> CompositionalLayoutBox {
    changing { $0.configuration.axis = LayoutAxis(direction) }
  }

  /// The spacing between neighboring sections, in points.
  public var spacing: CGFloat {
    get { configuration.interSectionSpacing }
    set { configuration.interSectionSpacing = newValue }
  }

  /// The reference of the sections' insets, unless they have one of their own.
  ///
  /// The default is `.safeArea`.
  public var insetsReference: UIContentInsetsReference {
    get { configuration.insetsReference.contentInsetsReference }
    set { configuration.insetsReference = LayoutInsetsReference(newValue) }
  }

  /// Returns the layout with a header before all sections.
  ///
  /// - Parameters:
  ///   - kind: The element kind under which the view is registered with the collection view, which
  ///     differs from those of section headers. The index path of the view has one component.
  ///   - height: The height of the header, or its width in a layout that scrolls horizontally.
  ///   - pinned: Whether the header stays visible.
  /// - Returns: The changed layout.
  @MainActor public func header(
    kind: String, height: NSCollectionLayoutDimension, pinned: Bool = false
  ) -> CompositionalLayoutBox {
    adding(
      BoundaryBox(
        .header, kind: kind, thickness: LayoutDimension(height),
        pinning: HeaderPinning(isPinned: pinned)))
  }

  /// Returns the layout with a footer after all sections.
  ///
  /// The parameters are those of ``header(kind:height:pinned:)``.
  @MainActor public func footer(
    kind: String, height: NSCollectionLayoutDimension, pinned: Bool = false
  ) -> CompositionalLayoutBox {
    adding(
      BoundaryBox(
        .footer, kind: kind, thickness: LayoutDimension(height),
        pinning: HeaderPinning(isPinned: pinned)))
  }

  /// Returns the layout with a boundary item of UIKit.
  ///
  /// The item is read now; later changes to it have no effect.
  @MainActor public func boundaryItem(
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> CompositionalLayoutBox {
    adding(BoundaryBox(LayoutBoundaryItem(item)))
  }

  private func adding(_ item: BoundaryBox) -> CompositionalLayoutBox {
    changing { $0.boundaryItems.append(item) }
  }
}

// MARK: Description

extension CompositionalLayoutBox {
  /// The configuration with its boundary items.
  var resolvedConfiguration: LayoutConfiguration {
    var resolved = configuration
    resolved.boundaryItems = boundaryItems.resolved(
      axis: configuration.axis, container: .zero, insets: .zero)
    return resolved
  }

  /// The number of sections that the layout describes.
  var describedSectionCount: Int { sections.count }

  /// Returns the layout of a section of the collection view; `nil` if the layout describes none.
  func describedSection(at index: Int) -> (any SectionLayout & Sendable)? {
    sections.indices.contains(index) ? sections[index].layout : sections.last?.layout
  }
}

/// The layout of a section, with equality as far as its type has it.
private struct ComparableSection: Equatable, Sendable {
  let layout: any SectionLayout & Sendable

  static func == (one: ComparableSection, other: ComparableSection) -> Bool {
    one.layout.isEqual(to: other.layout)
  }
}
