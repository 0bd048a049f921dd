import OrderedDifference

/// The messages with which an update that does not match the data stops the program (uikit.md,
/// 6.16).
enum UpdateMistake {
  /// Returns the message for counts that the steps do not match, in the format of iOS 16 and later.
  static func inconsistent(_ check: UpdateCheck) -> String {
    let lines = check.steps.flatMap(\.lines).map { "\t\($0),\n" }.joined()
    return """
      Invalid batch updates detected: the number of sections and/or items returned by the data \
      source before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(check.before) }
      Data source after updates = { \(check.after) }
      Updates = [
      \(lines)]
      Collection view: \(check.view)
      """
  }

  /// Returns the message for deleting, reloading or moving an item that does not exist.
  static func missingItem(_ place: ItemPosition, toDeleteFrom before: SectionCounts) -> String {
    guard before.items.indices.contains(place.section) else {
      return """
        attempt to delete item \(place.item) from section \(place.section), but there are only \
        \(before.sections) sections before the update
        """
    }
    return """
      attempt to delete item \(place.item) from section \(place.section) which only contains \
      \(before.items(in: place.section)) items before the update
      """
  }

  /// Returns the message for inserting an item at, or moving it to, an index path that does not
  /// exist.
  static func missingItem(_ place: ItemPosition, toInsertInto after: SectionCounts) -> String {
    """
    attempt to insert item \(place.item) into section \(place.section), but there are only \
    \(after.items(in: place.section)) items in section \(place.section) after the update
    """
  }

  /// Returns the message for deleting, reloading or moving a section that does not exist.
  static func missingSection(_ section: Int, toDeleteFrom before: SectionCounts) -> String {
    """
    attempt to delete section \(section), but there are only \(before.sections) sections before \
    the update
    """
  }

  /// Returns the message for inserting a section at, or moving it to, an index that does not exist.
  static func missingSection(_ section: Int, toInsertInto after: SectionCounts) -> String {
    """
    attempt to insert section \(section) but there are only \(after.sections) sections after the \
    update
    """
  }

  // Unverified: the text.
  /// Returns the message for returning another cell for a reconfigured item.
  static func anotherCellReconfigured(at path: IndexPath) -> String {
    """
    the cell returned from -collectionView:cellForItemAtIndexPath: for the reconfigured item at \
    \(path.objectDescription) is not the existing cell - dequeue it with the same reuse identifier \
    or registration and for the same index path
    """
  }
}
