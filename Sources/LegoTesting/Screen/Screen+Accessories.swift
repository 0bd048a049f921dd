import UIKit

extension Screen {
  /// Taps an accessory of the row with a text.
  ///
  /// System accessories have the names `disclosure`, `outline`, `checkmark`, `detail`, `delete`,
  /// `insert`, `reorder` and `multiselect`. A label has its text, and a custom view the accessibility
  /// label, the identifier or the text of the view or of a view in it. The text and `match` are those of
  /// ``tap(_:match:)``; rows are the cells of collection views and tables. A tap on an accessory that
  /// does not respond to taps is one on the row.
  ///
  /// Throws ``ScreenError/accessoryNotFound(name:row:instead:)`` with the names of the row's
  /// accessories if it has no such one. Apple's UIKit doesn't reveal system accessories: there, those
  /// throw ``ScreenError/unavailable(action:)``.
  ///
  /// ```swift
  /// try screen.tap(accessory: "detail", of: "Inbox")
  /// ```
  public func tap(accessory name: String, of text: String, match: Int? = nil) throws {
    try tap(accessory: name, in: try row(with: text, match: match), of: text)
  }

  /// Taps an accessory of the row of the item with an id.
  ///
  /// ```swift
  /// try screen.tap(accessory: "Call", ofID: contact.id)
  /// ```
  public func tap(accessory name: String, ofID id: some Hashable, match: Int? = nil) throws {
    try tap(accessory: name, in: try cell(ofID: id, match: match), of: "\(id)")
  }

  private func tap(accessory name: String, in row: UIView, of text: String) throws {
    beginAction()
    guard let view = try accessoryView(named: name, in: row) else {
      throw ScreenError.accessoryNotFound(
        name: name, row: text, instead: accessoryNames(in: row))
    }
    let point = visibleCenter(of: view)
    let hit = root.hitTest(point, with: nil)
    guard let hit, hit.isRelated(to: row) else {
      let cover = hit.map { String(describing: Swift.type(of: $0)) } ?? "UIView"
      throw ScreenError.covered(text: name, by: cover)
    }
    tapImmediately(at: point)
  }
}
