/// The texts with which a collection view stops when it is used wrongly (uikit.md 6.16).
enum CollectionViewMistake {
  /// An identifier that no class was registered for; `kind` is the element's kind.
  static func notRegistered(kind: String, identifier: String) -> String {
    """
    could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib \
    or a class for the identifier or connect a prototype cell in a storyboard
    """
  }

  /// A cell that the data source made itself.
  static let cellNotDequeued = """
    the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
    reuseIdentifier - cells must be retrieved by calling \
    -dequeueReusableCellWithReuseIdentifier:forIndexPath:
    """

  /// A data source that has no cell for an item that it counted; the wording is a guess.
  static func noCell(view: String, source: String) -> String {
    "UICollectionView (\(view)) failed to obtain a cell from its dataSource (\(source))"
  }

  /// A controller that was to make a collection view and was given no layout for it.
  static let noLayout = "UICollectionView must be initialized with a non-nil layout parameter"

  /// A view that was dequeued for a place and not returned for it (iOS 18).
  static func dequeuedForNothing(_ dequeued: String, view: String) -> String {
    """
    Expected dequeued view to be returned to the collection view in preparation for display. When \
    the collection view's data source is asked to provide a view for a given index path, ensure \
    that a single view is dequeued and returned to the collection view. Avoid dequeuing views \
    without a request from the collection view. For retrieving an existing view in the collection \
    view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView \
    supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(dequeued); Collection view: \
    \(view)
    """
  }

  /// A supplementary view that the data source made itself, or none.
  static func supplementaryNotDequeued(kind: String, indexPath: IndexPath) -> String {
    """
    the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
    (\(kind),\(indexPath.objectDescription)) was not retrieved by calling \
    -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
    """
  }

  /// A kind of decoration view that no class was registered for; the wording is a guess.
  static func decorationNotRegistered(kind: String) -> String {
    """
    could not dequeue a decoration view of kind: \(kind) - must register a nib or a class for the \
    kind with the collection view layout
    """
  }

  /// A registration that was made where cells are provided.
  static func registrationMadeInProvider(_ registration: String) -> String {
    """
    Attempted to dequeue a cell using a registration that was created inside \
    -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell \
    provider. Creating a new registration each time a cell is requested will prevent reuse and \
    cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
    Registrations should be created up front and reused. Registration: \(registration)
    """
  }

  /// Attributes for an item that the data source does not have.
  static func unknownItem(_ indexPath: IndexPath) -> String {
    """
    UICollectionView received layout attributes for a cell with an index path that does not \
    exist: \(indexPath.objectDescription)
    """
  }

  /// An item that the layout gives no place.
  static func noAttributes(_ indexPath: IndexPath) -> String {
    """
    no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
    \(indexPath.objectDescription)
    """
  }

  /// An item to scroll to that is not there.
  static func scrollOutOfRange(item: Int, count: Int, section: Int, view: String) -> String {
    """
    Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only \
    \(count) items in section \(section). Collection view: \(view)
    """
  }

  /// A section to scroll to that is not there.
  static func scrollOutOfRange(section: Int, count: Int, view: String) -> String {
    """
    Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there \
    are only \(count) sections. Collection view: \(view)
    """
  }
}

extension IndexPath {
  /// The path as Objective-C prints it, without the address.
  var objectDescription: String {
    let indexes = map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(count), path = \(indexes)}"
  }
}
