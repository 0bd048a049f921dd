import UIKit

/// The values that a layout depends on: the container, the number of items and their sizes.
@MainActor public struct SectionContext {
  /// The container and the traits, as UIKit provides them.
  public let environment: any NSCollectionLayoutEnvironment
  /// The number of items in the section.
  public let itemCount: Int
  /// The direction in which the layout scrolls.
  ///
  /// The default is `.vertical`.
  public package(set) var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The factor by which layouts in a ``TextScaledLayout`` multiply their lengths.
  ///
  /// The default is 1.
  public package(set) var textScale: CGFloat = 1
  /// The largest width of the section's content, which a ``ReadableLayout`` limits.
  var maximumWidth = CGFloat.infinity
  /// The layout, with which the classes of backgrounds are registered.
  package weak var layout: UICollectionViewCompositionalLayout?
  /// The swipe actions of the section's rows; none by default.
  ///
  /// Layouts of system lists pass them to UIKit, which then handles swipes on list cells. Other
  /// layouts do not read them.
  public package(set) var swipeActions: SectionSwipeActions {
    get {
      state?.setReadsSwipeActions()
      return providedSwipeActions
    }
    set { providedSwipeActions = newValue }
  }
  private var providedSwipeActions = SectionSwipeActions()
  /// Whether an item may specify a height; if not, ``height(ofItem:atWidth:)`` requests none.
  ///
  /// A layout asks each item of a section, so this matters for large sections of self-sizing cells.
  package var itemsMaySpecifyHeights = true
  /// Whether the section has a header and a footer, which are added to the description.
  ///
  /// The default is `false`. A list of the system has no space of its own beside them.
  package var boundaries = (hasHeader: false, hasFooter: false)
  /// The state that layouts keep between two descriptions of the section; `nil` if it is not kept.
  package var state: SectionLayoutState?
  /// A closure that receives the frames of a section that the user scrolls horizontally, or whose
  /// first row stays visible; `nil` if the layout cannot move elements.
  package var onHorizontalScrolling: ((any HorizontalGeometry) -> Void)?

  /// A function that returns a length of an item for another one, or `nil`.
  package typealias ItemLength = @MainActor (_ item: Int, _ other: CGFloat) -> CGFloat?
  /// A function that returns the heights that all items specify, each at its width; `nil` if none does.
  package typealias ItemHeightList = @MainActor (_ widths: ItemWidths) -> StatedHeights?

  private let itemHeight: ItemLength
  private let itemHeights: ItemHeightList?
  private let measuredItemHeight: ItemLength
  private let fittingItemWidth: ItemLength

  /// Creates a context; a negative number of items counts as none.
  ///
  /// - Parameters:
  ///   - environment: The container and the traits.
  ///   - itemCount: The number of items in the section.
  ///   - itemHeight: Returns the height that an item specifies for a width, or `nil`.
  ///   - itemHeights: Returns the heights of all items at once; `nil` requests them one by one.
  ///   - measuredHeight: Returns the height that the constraints of an item's cell require at a
  ///     width, or `nil` for a cell without constraints.
  ///   - fittingWidth: Returns the smallest width that fits an item's cell, at most `maximum`, or
  ///     `nil` for a cell without constraints.
  package init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    itemHeight: @escaping ItemLength, itemHeights: ItemHeightList? = nil,
    measuredHeight: @escaping ItemLength = { _, _ in nil },
    fittingWidth: @escaping ItemLength = { _, _ in nil }
  ) {
    self.environment = environment
    self.itemCount = max(0, itemCount)
    self.itemHeight = itemHeight
    self.itemHeights = itemHeights
    measuredItemHeight = measuredHeight
    fittingItemWidth = fittingWidth
  }

  /// Returns the width of the section minus `insets`, in points, at least 1.
  ///
  /// In a ``ReadableLayout`` it is at most the readable width.
  public func width(inside insets: NSDirectionalEdgeInsets = .zero) -> CGFloat {
    max(1, min(maximumWidth, containerWidth - insets.leading - insets.trailing))
  }

  /// The width of the section's container, in points.
  var containerWidth: CGFloat { environment.container.effectiveContentSize.width }

  /// Returns the height of an item of the given width, in points, or `nil` if the item does not
  /// specify one.
  ///
  /// In LegoKit this is the height from `TypedCellType.layout(constraintsTo:with:)`, which is
  /// called once for each item and width until the item changes.
  public func height(ofItem index: Int, atWidth width: CGFloat) -> CGFloat? {
    itemsMaySpecifyHeights ? itemHeight(index, width)?.validLength : nil
  }

  /// Returns the heights that the items specify, each at its width, or `nil` if none specifies one.
  ///
  /// For many items this takes a fraction of the time of ``height(ofItem:atWidth:)``.
  func heights(atWidths widths: ItemWidths) -> StatedHeights? {
    guard itemsMaySpecifyHeights else { return nil }
    if let itemHeights { return itemHeights(widths) }
    return StatedHeights((0..<itemCount).map { itemHeight($0, widths[$0])?.validLength ?? -1 })
  }

  /// Returns the height that the constraints of an item's cell require at the given width, in
  /// points, or `nil` if the cell has no constraints.
  ///
  /// In LegoKit a cell that is never displayed is filled with the item and measured, once for each
  /// item and width until the item changes. That takes about as long as displaying the cell, so a
  /// layout requests the heights of displayed items only where it can. In a plain compositional
  /// layout the result is `nil`.
  public func measuredHeight(ofItem index: Int, atWidth width: CGFloat) -> CGFloat? {
    measuredItemHeight(index, width)?.validLength
  }

  /// Returns the width that an item specifies or that the constraints of its cell require, in
  /// points and at most `maximum`, or `nil` if neither is known.
  ///
  /// In LegoKit an item specifies a width by returning less than the proposed one from
  /// `TypedCellType.layout(constraintsTo:with:)`.
  public func fittingWidth(ofItem index: Int, atMost maximum: CGFloat) -> CGFloat? {
    fittingItemWidth(index, maximum)?.validLength.map { min($0, maximum) }
  }

  /// The height of the visible part of the container, in points; 1000 if it is unlimited.
  var visibleHeight: CGFloat {
    environment.container.effectiveContentSize.height.validLength ?? 1000
  }

  /// Returns the height of the visible part of the container minus `insets`, in points, at least 1.
  func visibleHeight(inside insets: NSDirectionalEdgeInsets) -> CGFloat {
    max(1, visibleHeight - insets.top - insets.bottom)
  }
}

// MARK: Closures that describe a section

extension SectionContext {
  // The context of the section that a closure of the app describes now.
  private static var described: SectionContext?

  /// Returns the result of a closure that receives the environment alone, in which layouts find the items
  /// of the section.
  package func describing<Result>(_ describe: () -> Result) -> Result {
    let outer = Self.described
    Self.described = self
    defer { Self.described = outer }
    return describe()
  }

  /// Returns the context of the section that a closure describes by an environment, or `nil` if there is
  /// none.
  static func described(by environment: any NSCollectionLayoutEnvironment) -> SectionContext? {
    described?.environment === environment ? described : nil
  }
}

extension CGFloat {
  /// The length, or `nil` if it is negative or not finite.
  fileprivate var validLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}

/// A layout whose description depends on nothing but its value and the values of the context.
///
/// LegoKit requests another description only when one of these changes.
package protocol ValueSectionLayout: SectionLayout, Hashable, Sendable {}
