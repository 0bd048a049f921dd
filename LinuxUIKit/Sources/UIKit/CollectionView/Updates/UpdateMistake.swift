import OrderedDifference

/// The messages with which an update that does not match the data stops the program (uikit.md,
/// 6.16).
struct UpdateMistake {
  /// The kind of view, and the name of its items.
  let subject: UpdateSubject

  /// Returns the message for counts that the steps do not match, in the format of iOS 16 and later.
  func inconsistent(_ check: UpdateCheck) -> String {
    let lines = check.steps.flatMap { $0.lines(ofEach: subject.item) }.map { "\t\($0),\n" }.joined()
    return """
      Invalid batch updates detected: the number of sections and/or \(subject.item)s returned by the data \
      source before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(check.before.text(ofEach: subject.item)) }
      Data source after updates = { \(check.after.text(ofEach: subject.item)) }
      Updates = [
      \(lines)]
      \(subject.title): \(check.view)
      """
  }

  /// Returns the message for deleting, reloading or moving an item that does not exist.
  func missingItem(_ place: ItemPosition, toDeleteFrom before: SectionCounts) -> String {
    guard before.items.indices.contains(place.section) else {
      return """
        attempt to delete \(subject.item) \(place.item) from section \(place.section), but there are only \
        \(before.sections) sections before the update
        """
    }
    return """
      attempt to delete \(subject.item) \(place.item) from section \(place.section) which only contains \
      \(before.items(in: place.section)) \(subject.item)s before the update
      """
  }

  /// Returns the message for inserting an item at, or moving it to, an index path that does not
  /// exist.
  func missingItem(_ place: ItemPosition, toInsertInto after: SectionCounts) -> String {
    """
    attempt to insert \(subject.item) \(place.item) into section \(place.section), but there are only \
    \(after.items(in: place.section)) \(subject.item)s in section \(place.section) after the update
    """
  }

  /// Returns the message for deleting, reloading or moving a section that does not exist.
  func missingSection(_ section: Int, toDeleteFrom before: SectionCounts) -> String {
    """
    attempt to delete section \(section), but there are only \(before.sections) sections before \
    the update
    """
  }

  /// Returns the message for inserting a section at, or moving it to, an index that does not exist.
  func missingSection(_ section: Int, toInsertInto after: SectionCounts) -> String {
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

/// The kinds of views whose updates are checked, which differ in the words of Apple's messages.
enum UpdateSubject {
  case collectionView
  case tableView

  /// The name of an item.
  var item: String { self == .collectionView ? "item" : "row" }
  /// The name of the view.
  var title: String { self == .collectionView ? "Collection view" : "Table view" }
}
