extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// Creates the index path of a row in a section of a list.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The index of the section, which is the first index.
  ///
  /// Stops if the path doesn't have two indexes, as in UIKit.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the item in its section, which is the second index.
  ///
  /// Stops if the path doesn't have two indexes, as in UIKit.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the row, equal to `item`.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
