import UIKit

/// A type that describes the layout of one section.
///
/// ``RowsLayout``, ``GridLayout``, ``TableLayout``, ``CarouselLayout``, ``WaterfallLayout`` and
/// ``GroupLayoutBox`` conform to it. Use them in any compositional layout:
///
/// ```swift
/// let layout = UICollectionViewCompositionalLayout { _, environment in
///   GridLayout(columns: 3, rowHeight: .timesWidth(1)).section(in: environment)
/// }
/// ```
///
/// For a layout of your own, write a `Hashable` struct:
///
/// ```swift
/// struct RibbonLayout: SectionLayout, Hashable {
///   func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
///     NSCollectionLayoutSection(
///       group: GroupLayoutBox(width: .w(1.0), height: .absolute(120)) {
///         ItemLayoutBox(columns: 5, width: .w(0.2), height: .h(1.0))
///       }
///       .toBuild())
///   }
/// }
/// ```
///
/// A layout does not describe the section's header: LegoKit adds the header of a `Section` to the
/// result of ``makeSection(in:)``.
///
/// LegoKit keeps the layout of a section while it compares equal. A layout that changes, or that
/// is not `Equatable`, is applied again with the next update.
public protocol SectionLayout {
  /// Returns a new description of the section.
  ///
  /// It is called each time the layout is invalidated, possibly several times in a row, and must
  /// have no side effects.
  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection

  /// Whether the section's header stays visible while the section scrolls.
  ///
  /// The default implementation returns `false`.
  @MainActor var pinsHeader: Bool { get }

  /// Whether the section's header covers the section's insets on both sides, so that nothing is
  /// visible beside a pinned header.
  ///
  /// The default implementation returns `false`.
  @MainActor var headerCoversInsets: Bool { get }
}

extension SectionLayout {
  /// Whether the section's header stays visible while the section scrolls: `false`.
  @MainActor public var pinsHeader: Bool { false }

  /// Whether the section's header covers the section's insets on both sides: `false`.
  @MainActor public var headerCoversInsets: Bool { false }

  /// Returns whether `other` is known to describe the same layout: whether this type is `Equatable`,
  /// and `other` is equal by `==`.
  package func isEqual(to other: any SectionLayout) -> Bool {
    // A generic layout may be Equatable for some types only.
    guard let equatable = self as? any Equatable else { return false }
    return equatable.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

// MARK: Plain compositional layouts

extension SectionLayout {
  /// Returns the section for a compositional layout, with the heights of its items if they are known.
  ///
  /// ```swift
  /// let layout = UICollectionViewCompositionalLayout { [photos] _, environment in
  ///   WaterfallLayout(columns: 2)
  ///     .section(in: environment, itemCount: photos.count) { item, width in
  ///       width * photos[item].aspectRatio
  ///     }
  /// }
  /// ```
  ///
  /// In a layout that a LegoKit section takes from a closure, the number and the heights are those of
  /// its items, unless they are given.
  ///
  /// Without heights, rows whose height would follow from their items (``RowHeight/fromCells``) have
  /// the height that the layout documents for items without one: a list sizes its rows by their
  /// cells, a table's rows are 44 points high, and the items of other layouts are square.
  ///
  /// - Parameters:
  ///   - environment: The container and the traits, as passed to the section provider.
  ///   - itemCount: The number of items in the section; 0 if their heights do not matter.
  ///   - itemHeight: Returns the height of an item of the given width, in points, or `nil` where
  ///     the layout decides.
  /// - Returns: A new section without a header: add one to its `boundarySupplementaryItems`.
  @MainActor public func section(
    in environment: any NSCollectionLayoutEnvironment, itemCount: Int = 0,
    itemHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat? = { _, _ in nil }
  ) -> NSCollectionLayoutSection {
    if itemCount == 0, let context = SectionContext.described(by: environment) {
      return makeSection(in: context)
    }
    return makeSection(
      in: SectionContext(
        environment: environment, itemCount: itemCount, itemHeight: { itemHeight($0, $1) }))
  }

  /// Returns the section for a compositional layout whose heights are those of cells, measured by
  /// their constraints.
  ///
  /// ```swift
  /// let prototype = NoteCell()
  /// let layout = UICollectionViewCompositionalLayout { [cards, notes] _, environment in
  ///   cards.section(in: environment, itemCount: notes.count, measuring: prototype) { cell, item in
  ///     cell.display(notes[item])
  ///   }
  /// }
  /// ```
  ///
  /// Rows of equal height have the height of their tallest cell in this way before iOS 17, too, and
  /// the items of a waterfall have their heights. Each item that the layout asks for is measured
  /// once for each width and description of the section. A renderer of LegoKit needs none of this.
  ///
  /// - Parameters:
  ///   - environment: The container and the traits, as passed to the section provider.
  ///   - itemCount: The number of items in the section.
  ///   - prototype: The cell that is measured, which is not displayed. It has the traits of the view
  ///     that it is in.
  ///   - configure: Displays an item in the prototype, in place of the item before.
  /// - Returns: A new section without a header: add one to its `boundarySupplementaryItems`.
  @MainActor public func section<Cell: UICollectionViewCell>(
    in environment: any NSCollectionLayoutEnvironment, itemCount: Int, measuring prototype: Cell,
    configure: @escaping @MainActor (_ prototype: Cell, _ item: Int) -> Void
  ) -> NSCollectionLayoutSection {
    makeSection(
      in: SectionContext(
        environment: environment, itemCount: itemCount,
        measuring: MeasuredPrototype(prototype, configure)))
  }
}

extension SectionContext {
  /// Creates a context whose heights are those of a prototype.
  init<Cell: UICollectionViewCell>(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    measuring prototype: MeasuredPrototype<Cell>
  ) {
    self.init(
      environment: environment, itemCount: itemCount,
      itemHeight: { prototype.height(ofItem: $0, atWidth: $1) })
  }
}

/// The heights of items in a cell that is not displayed.
@MainActor final class MeasuredPrototype<Cell: UICollectionViewCell> {
  private struct Key: Hashable {
    let item: Int
    let width: CGFloat
  }

  private let prototype: Cell
  private let configure: @MainActor (Cell, Int) -> Void
  private var heights: [Key: CGFloat] = [:]

  init(_ prototype: Cell, _ configure: @escaping @MainActor (Cell, Int) -> Void) {
    (self.prototype, self.configure) = (prototype, configure)
  }

  /// Returns the height that the constraints of the cell require for an item, in points.
  func height(ofItem item: Int, atWidth width: CGFloat) -> CGFloat {
    let key = Key(item: item, width: width)
    if let known = heights[key] { return known }
    prototype.prepareForReuse()
    prototype.frame.size.width = width
    configure(prototype, item)
    let height = prototype.contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    heights[key] = height
    return height
  }
}
