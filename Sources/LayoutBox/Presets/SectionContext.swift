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
  /// The state that layouts keep between two descriptions of the section; `nil` if it is not kept.
  package var state: SectionLayoutState?

  private let itemHeight: (_ item: Int, _ width: CGFloat) -> CGFloat?
  private let measuredItemHeight: (_ item: Int, _ width: CGFloat) -> CGFloat?
  private let fittingItemWidth: (_ item: Int, _ maximum: CGFloat) -> CGFloat?

  /// Creates a context; a negative number of items counts as none.
  ///
  /// - Parameters:
  ///   - environment: The container and the traits.
  ///   - itemCount: The number of items in the section.
  ///   - itemHeight: Returns the height that an item specifies for a width, or `nil`.
  ///   - measuredHeight: Returns the height that the constraints of an item's cell require at a
  ///     width, or `nil` for a cell without constraints.
  ///   - fittingWidth: Returns the smallest width that fits an item's cell, at most `maximum`, or
  ///     `nil` for a cell without constraints.
  package init(
    environment: any NSCollectionLayoutEnvironment, itemCount: Int,
    itemHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat?,
    measuredHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat? = { _, _ in nil },
    fittingWidth: @escaping (_ item: Int, _ maximum: CGFloat) -> CGFloat? = { _, _ in nil }
  ) {
    self.environment = environment
    self.itemCount = max(0, itemCount)
    self.itemHeight = itemHeight
    measuredItemHeight = measuredHeight
    fittingItemWidth = fittingWidth
  }

  /// Returns the width of the section minus `insets`, in points, at least 1.
  public func width(inside insets: NSDirectionalEdgeInsets = .zero) -> CGFloat {
    let available = environment.container.effectiveContentSize.width
    return max(1, available - insets.leading - insets.trailing)
  }

  /// Returns the height of an item of the given width, in points, or `nil` if the item does not
  /// specify one.
  ///
  /// In LegoKit this is the height from `TypedCellType.layout(constraintsTo:with:)`, which is
  /// called once for each item and width until the item changes.
  public func height(ofItem index: Int, atWidth width: CGFloat) -> CGFloat? {
    itemsMaySpecifyHeights ? itemHeight(index, width)?.validLength : nil
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
}

extension CGFloat {
  /// The length, or `nil` if it is negative or not finite.
  fileprivate var validLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}
