import Foundation

extension NSIndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row in a section of a list.
  public convenience init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The index of the section, which is the first index.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item in its section, which is the second index.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row, equal to `item`.
  public var row: Int { item }
}
