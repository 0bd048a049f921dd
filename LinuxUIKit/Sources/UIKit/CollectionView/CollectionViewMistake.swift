/// The messages with which a collection view stops the program when it is used incorrectly
/// (uikit.md, 6.16).
enum CollectionViewMistake {
  /// Returns the message for a reuse identifier without a registered class; `kind` is the element
  /// kind.
  static func notRegistered(kind: String, identifier: String) -> String {
    """
    could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib \
    or a class for the identifier or connect a prototype cell in a storyboard
    """
  }

  /// The message for a cell that was not dequeued.
  static let cellNotDequeued = """
    the cell returned from -collectionView:cellForItemAtIndexPath: does not have a \
    reuseIdentifier - cells must be retrieved by calling \
    -dequeueReusableCellWithReuseIdentifier:forIndexPath:
    """

  // Unverified: the text.
  /// Returns the message for a data source that returns no cell for an item.
  static func noCell(view: String, source: String) -> String {
    "UICollectionView (\(view)) failed to obtain a cell from its dataSource (\(source))"
  }

  /// The message for a view controller without a layout for its collection view.
  static let noLayout = "UICollectionView must be initialized with a non-nil layout parameter"

  /// Returns the message for a dequeued view that was not returned (iOS 18).
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

  /// Returns the message for a supplementary view that was not dequeued, or is missing.
  static func supplementaryNotDequeued(kind: String, indexPath: IndexPath) -> String {
    """
    the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath \
    (\(kind),\(indexPath.objectDescription)) was not retrieved by calling \
    -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil ((null))
    """
  }

  // Unverified: the text.
  /// Returns the message for a kind of decoration view without a registered class.
  static func decorationNotRegistered(kind: String) -> String {
    """
    could not dequeue a decoration view of kind: \(kind) - must register a nib or a class for the \
    kind with the collection view layout
    """
  }

  /// Returns the message for a registration that was created in a cell provider.
  static func registrationMadeInProvider(_ registration: String) -> String {
    "Attempted to dequeue a cell using a registration that was created inside "
      + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell "
        + """
        provider. Creating a new registration each time a cell is requested will prevent reuse and \
        cause created cells to remain inaccessible in memory for the lifetime of the collection view. \
        Registrations should be created up front and reused. Registration: \(registration)
        """
  }

  /// Returns the message for layout attributes of an item that does not exist.
  static func unknownItem(_ indexPath: IndexPath) -> String {
    """
    UICollectionView received layout attributes for a cell with an index path that does not \
    exist: \(indexPath.objectDescription)
    """
  }

  /// Returns the message for an item without layout attributes.
  static func noAttributes(_ indexPath: IndexPath) -> String {
    """
    no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: \
    \(indexPath.objectDescription)
    """
  }

  /// Returns the message for scrolling to an item that does not exist.
  static func scrollOutOfRange(item: Int, count: Int, section: Int, view: String) -> String {
    """
    Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only \
    \(count) items in section \(section). Collection view: \(view)
    """
  }

  /// Returns the message for scrolling to an item in a section that does not exist.
  static func scrollOutOfRange(section: Int, count: Int, view: String) -> String {
    """
    Attempted to scroll the collection view to an out-of-bounds section (\(section)) when there \
    are only \(count) sections. Collection view: \(view)
    """
  }
}

extension IndexPath {
  /// The description of the index path in Objective-C, without the address.
  var objectDescription: String {
    let indexes = map(String.init).joined(separator: " - ")
    return "<NSIndexPath> {length = \(count), path = \(indexes)}"
  }
}
