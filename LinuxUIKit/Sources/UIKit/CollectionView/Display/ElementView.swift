/// A view that the list core displays: a cell, a header, a footer or a decoration view of a
/// collection view or of a table.
///
/// The core of lists (display, reuse, measuring, updates) knows its views by this protocol only.
/// `UICollectionReusableView`, `UITableViewCell` and `UITableViewHeaderFooterView` adopt it. A view
/// stores the element that it displays; everything else belongs to the core.
@MainActor protocol ElementView: UIView {
  /// Creates a view of a class that is known at run time only.
  static func make(_ maker: ReusableViewMaker) -> Self

  /// The reuse identifier; `nil` for a view that is not reused.
  var reuseIdentifier: String? { get }
  /// Prepares the view for being reused for other data.
  func prepareForReuse()
  /// Applies the custom values of layout attributes.
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  /// Returns the attributes with the preferred size of the view.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// Notifies the view that the layout is about to change.
  func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
  /// Notifies the view that the layout has changed.
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)

  // Display.

  /// The element that the view displays; `nil` for a view that is not displayed.
  var displayedElement: ElementID? { get }
  /// Stores the element that the view displays.
  func setDisplayedElement(_ element: ElementID?)
  /// The view as a cell; `nil` for any other view.
  var elementCell: (any ElementCell)? { get }
  /// Notifies the view that it was dequeued, before the data source configures it.
  func willConfigure(as element: ElementID, in layout: UICollectionViewLayout)
  /// Notifies the view of an update, which may have changed its position in its section.
  func indexPathsDidChange()
  /// Notifies the view of a change of the outline that contains its item.
  func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool)
  /// Notifies the view that it is pinned to the visible bounds, or no longer pinned.
  func setPinned(_ isPinned: Bool)
  /// Applies the state of an item; views other than cells have none.
  func setItemState(isSelected: Bool, isEditing: Bool)
  /// Removes the state of an item, because the view is no longer displayed.
  func resetItemState()

  // Measuring.

  /// The view whose content is measured.
  var measuredContent: UIView { get }
  /// The insets between the view and its measured content.
  var contentSides: UIEdgeInsets { get }
  /// The minimum height that the views beside the measured content require, in points.
  var minimumHeight: CGFloat { get }
}

extension ElementView {
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  var elementCell: (any ElementCell)? { nil }

  func willConfigure(as element: ElementID, in layout: UICollectionViewLayout) {}

  func indexPathsDidChange() {}

  func outlineDidChange(
    _ outlines: any OutlineDataSource, at indexPath: IndexPath, animated: Bool
  ) {}

  func setPinned(_ isPinned: Bool) {}

  func setItemState(isSelected: Bool, isEditing: Bool) {}

  func resetItemState() {}

  var measuredContent: UIView { self }

  var contentSides: UIEdgeInsets { .zero }

  var minimumHeight: CGFloat { 0 }
}

/// A cell that the list core displays for an item.
@preconcurrency @MainActor protocol ElementCell: ElementView {
  /// Whether the item is selected.
  var isSelected: Bool { get }
  /// Whether the cell is touched.
  var isHighlighted: Bool { get }
  /// Sets whether the item is selected, in an animation block if the change is animated.
  func setItemSelected(_ isSelected: Bool)
  /// Sets whether the cell is touched.
  func setItemHighlighted(_ isHighlighted: Bool)
  /// Sets whether the item is being edited.
  func setItemEditing(_ isEditing: Bool)
  /// Sets whether swipe actions of the cell are displayed.
  func setSwiped(_ isSwiped: Bool)
  /// Sets whether the item is being moved interactively.
  func setReordering(_ isReordering: Bool)
  /// Sets whether the item is lifted or dragged.
  func setDragState(_ state: UICollectionViewCell.DragState)
  /// Sets whether a drag would drop on the item.
  func setDropState(_ state: UICellConfigurationState.DropState)
  /// Handles a tap before the item is selected; returns `true` to prevent the selection.
  func handleTap() -> Bool
}

extension ElementCell {
  func handleTap() -> Bool { false }

  /// Whether the cell has the appearance of a selected one.
  var isMarked: Bool { isSelected || isHighlighted }
}
