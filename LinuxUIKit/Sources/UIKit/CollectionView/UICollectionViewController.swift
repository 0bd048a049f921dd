/// A view controller that manages a collection view as its data source and delegate.
///
/// ```swift
/// final class NamesController: UICollectionViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     collectionView.register(NameCell.self, forCellWithReuseIdentifier: "name")
///   }
///
///   override func collectionView(
///     _ collectionView: UICollectionView, numberOfItemsInSection section: Int
///   ) -> Int { names.count }
/// }
///
/// let controller = NamesController(collectionViewLayout: UICollectionViewFlowLayout())
/// ```
///
/// Subclasses override the methods of both protocols; the default implementations behave as if the
/// methods weren't implemented. The collection view is a subview of the controller's view and fills
/// it (uikit.md, 6.15).
///
/// - Note: Not implemented: `useLayoutToLayoutNavigationTransitions`.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var givenLayout: UICollectionViewLayout?
  private var content: UICollectionView?

  /// Creates a controller whose collection view uses a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that sets its collection view in `loadView()`.
  ///
  /// Nibs aren't supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The collection view.
  ///
  /// Accessing it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return content
    }
    set { replaceCollectionView(with: newValue) }
  }

  /// The layout of the collection view, also before the view is loaded.
  open var collectionViewLayout: UICollectionViewLayout {
    if let layout = content?.collectionViewLayout ?? givenLayout { return layout }
    fatalError(CollectionViewMistake.noLayout)
  }

  /// Whether the selection is cleared when the view appears.
  ///
  /// The default is `true`.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts a movable item.
  ///
  /// The default is `true`.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { content?.allowsMovementByFinger = installsStandardGestureForInteractiveMovement }
  }

  /// Creates the collection view, with this controller as data source and delegate.
  ///
  /// Traps if the controller has no layout, as Apple's does.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let newView = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    newView.dataSource = self
    newView.delegate = self
    replaceCollectionView(with: newView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in content?.indexPathsForSelectedItems ?? [] {
      content?.deselectItem(at: path, animated: animated)
    }
  }

  /// Starts or ends editing of the controller and its collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    content?.isEditing = editing
  }

  private func replaceCollectionView(with view: UICollectionView?) {
    guard content !== view else { return }
    content?.removeFromSuperview()
    content = view
    guard let view else { return }
    let container = viewIfLoaded ?? UIView(frame: UIScreen.main.bounds)
    if viewIfLoaded == nil { self.view = container }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.allowsMovementByFinger = installsStandardGestureForInteractiveMovement
    container.insertSubview(view, at: 0)
  }

  // MARK: Data source

  /// Returns the number of sections.
  ///
  /// The default implementation returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section.
  ///
  /// The default implementation returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell for an item.
  ///
  /// The default implementation traps, because items need cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      CollectionViewMistake.noCell(view: collectionView.description, source: description))
  }

  /// Returns a supplementary view.
  ///
  /// The default implementation traps, because a layout with supplementary views needs them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(CollectionViewMistake.supplementaryNotDequeued(kind: kind, indexPath: indexPath))
  }

  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation cancels the move, so that the item returns to its original
  /// position.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refuseMovement()
  }

  // MARK: Selection

  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// The default implementation returns `true` unless the collection view is in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// The default implementation returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Display

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Content offset and moves

  /// The default implementation returns the proposed value.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The default implementation calls the older form of the method.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The default implementation returns the proposed value.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Menus and multiple selection

  /// The default implementation calls the older form of the method for a single item.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// The default implementation returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// The default implementation returns `false`.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// The default implementation does nothing.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  // MARK: Scrolling

  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// The default implementation does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The default implementation does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
