/// A screen whose content is one collection view, and that is its data source and delegate.
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
/// A subclass overrides what it answers of the two protocols; what it leaves out is as if it were not
/// there. The collection view lies in the controller's view and fills it (uikit.md 6.15).
///
/// Ours leaves out `useLayoutToLayoutNavigationTransitions`.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var givenLayout: UICollectionViewLayout?
  private var content: UICollectionView?

  /// A controller whose collection view has that layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that sets its collection view in `loadView()`: ours reads no nibs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The collection view; the first look at it loads it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return content
    }
    set { replaceCollectionView(with: newValue) }
  }

  /// The layout of the collection view, or the one that it will have.
  open var collectionViewLayout: UICollectionViewLayout {
    if let layout = content?.collectionViewLayout ?? givenLayout { return layout }
    fatalError(CollectionViewMistake.noLayout)
  }

  /// Whether the selection goes when the view appears: yes, unless set.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts an item that can be moved: yes, unless set.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { content?.allowsMovementByFinger = installsStandardGestureForInteractiveMovement }
  }

  /// Makes the collection view, with this controller as data source and delegate.
  ///
  /// Stops the program where the controller was given no layout, as Apple's does.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    let made = UICollectionView(frame: view.bounds, collectionViewLayout: collectionViewLayout)
    made.dataSource = self
    made.delegate = self
    replaceCollectionView(with: made)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in content?.indexPathsForSelectedItems ?? [] {
      content?.deselectItem(at: path, animated: animated)
    }
  }

  /// Starts or ends editing, of the collection view too.
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

  /// One, unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Stops the program, unless overridden: who counts items has cells for them.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError(
      CollectionViewMistake.noCell(view: collectionView.description, source: description))
  }

  /// Stops the program, unless overridden: a layout with such views needs somebody to make them.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(CollectionViewMistake.supplementaryNotDequeued(kind: kind, indexPath: indexPath))
  }

  /// Yes, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Refuses, unless overridden, so that the item goes back to where it was.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    collectionView.refuseMovement()
  }

  // MARK: Selection

  /// Yes, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Yes, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Yes, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Yes outside of editing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Yes, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }

  // MARK: Display

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Places

  /// As proposed, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// What the older form says, unless overridden.
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

  /// As proposed, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Menus and selection by two fingers

  /// What the older form says of a single item, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// None, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// No, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing, unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing, unless overridden.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}

  // MARK: Scrolling

  /// Does nothing, unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing, unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing, unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
