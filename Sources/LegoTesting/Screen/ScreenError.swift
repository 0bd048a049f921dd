import Foundation

/// The reason why a screen could not perform an action.
///
/// ```swift
/// let error = #expect(throws: ScreenError.self) { try screen.tap("Remove") }
/// #expect(error == .notFound(text: "Remove", instead: ["Add"]))
/// ```
public enum ScreenError: Error, Equatable {
  /// No visible view has the text; `instead` lists the texts of tappable views.
  case notFound(text: String, instead: [String])
  /// Several controls, cells or scroll views match the text or id, from top to bottom.
  case ambiguous(text: String, matches: [ScreenMatch])
  /// There are fewer matches than the number.
  case noSuchMatch(text: String, match: Int, matches: [ScreenMatch])
  /// Another view, of the class `by`, covers the view with the text.
  case covered(text: String, by: String)
  /// Nothing at the text or point responds to taps.
  case inert(text: String)
  /// No list has an item with the id; `instead` lists the ids of visible items.
  case itemNotFound(id: String, instead: [String])
  /// The item with the id is not visible.
  case itemNotVisible(id: String, indexPath: IndexPath)
  /// No menu is open.
  case noOpenMenu(text: String)
  /// The open menu has no item with the title; `instead` lists the titles.
  case menuItemNotFound(text: String, instead: [String])
  /// The item of the open menu is disabled.
  case menuItemDisabled(text: String)
  /// There is no scroll view.
  case nothingToScroll
  /// There is no first responder, or it does not accept text.
  case nothingToTypeInto
  /// The first responder has no undo manager with a change to undo, or to redo.
  case nothingToUndo
  /// The row with the text or id has no such accessory; `instead` lists the names of its accessories.
  case accessoryNotFound(name: String, row: String, instead: [String])
  /// The platform has no public API by which a test can act so.
  case unavailable(action: String)
  /// A condition did not become true in this time; `text` is what the screen shows.
  case timedOut(seconds: TimeInterval, text: String)
}

extension ScreenError: CustomStringConvertible {
  /// The reason in a sentence, with an alternative.
  public var description: String {
    switch self {
    case .notFound(let text, let instead):
      """
      No visible view has the text “\(text)”. Texts that can be tapped: \(instead.quotedList).
      """
    case .ambiguous(let text, let matches):
      """
      “\(text)” has \(matches.count) matches. Pass match: 1 to \(matches.count) for one of them:
      \(matches.numberedList)
      """
    case .noSuchMatch(let text, let number, let matches):
      """
      “\(text)” has no match \(number). Pass match: 1 to \(matches.count) for one of these:
      \(matches.numberedList)
      """
    case .covered(let text, let cover):
      "“\(text)” cannot be tapped: a \(cover) covers it."
    case .inert(let text):
      "“\(text)” does not respond to taps: it is not in an enabled control or in a cell."
    case .itemNotFound(let id, let instead):
      "No item has the id \(id). Ids of visible items: \(instead.list)."
    case .itemNotVisible(let id, let path):
      """
      The item with the id \(id), at [\(path.section), \(path.item)], is not visible: \
      scroll(toID:) scrolls to it.
      """
    case .noOpenMenu(let text):
      """
      “\(text)” cannot be chosen: no menu is open. Open one with tap(_:match:) or \
      longPress(_:match:duration:).
      """
    case .menuItemNotFound(let text, let instead):
      "The open menu has no item “\(text)”. Its items: \(instead.quotedList)."
    case .menuItemDisabled(let text):
      "The item “\(text)” of the open menu is disabled."
    case .nothingToScroll:
      "There is no scroll view on the screen."
    case .nothingToTypeInto:
      "No view on the screen accepts typed text: tap a text field first."
    case .nothingToUndo:
      "There is nothing to undo or redo: no undo manager of the first responder has a change."
    case .accessoryNotFound(let name, let row, let instead):
      "The row of “\(row)” has no accessory “\(name)”. Its accessories: \(instead.quotedList)."
    case .unavailable(let action):
      "Apple's UIKit has no public API by which a test can \(action)."
    case .timedOut(let seconds, let text):
      """
      The condition is still false after \(CGFloat(seconds).layoutDescription) s. The screen shows:
      \(text)
      """
    }
  }
}

extension [String] {
  fileprivate var list: String { isEmpty ? "none" : joined(separator: ", ") }
  fileprivate var quotedList: String { map { "“\($0)”" }.list }
}

extension [ScreenMatch] {
  /// One line for each match: its number and its description.
  fileprivate var numberedList: String {
    enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(separator: "\n")
  }
}
