/// The animations of rows that an update inserts and deletes.
struct TableUpdateAnimations {
  private var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  private var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  private var insertedSections: [Int: UITableView.RowAnimation] = [:]
  private var deletedSections: [Int: UITableView.RowAnimation] = [:]

  /// Adds inserted rows, by their index paths after the update.
  mutating func addInserted(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { inserted[row] = animation }
  }

  /// Adds deleted rows, by their index paths before the update.
  mutating func addDeleted(_ rows: [IndexPath], _ animation: UITableView.RowAnimation) {
    for row in rows { deleted[row] = animation }
  }

  /// Adds inserted sections, by their indexes after the update.
  mutating func addInserted(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { insertedSections[section] = animation }
  }

  /// Adds deleted sections, by their indexes before the update.
  mutating func addDeleted(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
    for section in sections { deletedSections[section] = animation }
  }

  /// Returns the attributes from which an element appears; `nil` to display it at once.
  @MainActor func initial(
    _ attributes: UICollectionViewLayoutAttributes?, of element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let animation = inserted[element.indexPath] ?? insertedSections[element.indexPath.section]
    return animation.map { $0.apply(to: attributes) } ?? attributes
  }

  /// Returns the attributes to which an element disappears; `nil` to remove it at once.
  @MainActor func final(
    _ attributes: UICollectionViewLayoutAttributes?, of element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    let animation = deleted[element.indexPath] ?? deletedSections[element.indexPath.section]
    return animation.map { $0.apply(to: attributes) } ?? attributes
  }
}

extension UITableView.RowAnimation {
  // Unverified: the directions; inferred from the documentation of Apple's constants.
  /// Returns the attributes of a row that is about to appear, or has disappeared; `nil` to animate
  /// nothing.
  @MainActor fileprivate func apply(
    to attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes else { return nil }
    switch self {
    case .none: return nil
    case .fade, .automatic, .middle: attributes.alpha = 0
    case .right:
      attributes.alpha = 1
      attributes.center.x += attributes.size.width
    case .left:
      attributes.alpha = 1
      attributes.center.x -= attributes.size.width
    case .top: attributes.center.y -= attributes.size.height
    case .bottom: attributes.center.y += attributes.size.height
    }
    return attributes
  }
}
