import UIKit

/// The direction in which a finger swipes across a row.
public enum SwipeDirection: Hashable, Sendable, CaseIterable {
  /// To the left, which reveals the trailing actions of a row from left to right.
  case left
  /// To the right, which reveals the leading actions of a row from left to right.
  case right
}

extension Screen {
  /// Swipes across the row with a text, which reveals its actions; ``tap(_:match:)`` performs one.
  ///
  /// The text and `match` are those of ``tap(_:match:)``. The finger moves by half of the width of
  /// the row, which is less than a full swipe. Rows are the cells of collection views and tables.
  /// Apple's platforms have no simulated touches: there, only ``swipe(_:_:match:choosing:)``
  /// performs actions.
  ///
  /// ```swift
  /// try screen.swipe("Milk", .left)
  /// try screen.tap("Delete")
  /// ```
  public func swipe(_ text: String, _ direction: SwipeDirection, match: Int? = nil) throws {
    swipe(try row(with: text, match: match), direction)
  }

  /// Swipes across the row with a text, and taps the action with a title.
  ///
  /// Throws ``ScreenError/notFound(text:instead:)`` with the titles of the row's actions if none of
  /// them has the title.
  ///
  /// ```swift
  /// try screen.swipe("Milk", .left, choosing: "Delete")
  /// ```
  public func swipe(
    _ text: String, _ direction: SwipeDirection, match: Int? = nil, choosing title: String
  ) throws {
    try choose(title, bySwiping: try row(with: text, match: match), direction)
  }

  /// Swipes across the row of the item with an id, which reveals its actions.
  ///
  /// ```swift
  /// try screen.swipe(id: message.id, .left)
  /// ```
  public func swipe(id: some Hashable, _ direction: SwipeDirection, match: Int? = nil) throws {
    swipe(try cell(ofID: id, match: match), direction)
  }

  /// Swipes across the row of the item with an id, and taps the action with a title.
  ///
  /// ```swift
  /// try screen.swipe(id: message.id, .left, choosing: "Archive")
  /// ```
  public func swipe(
    id: some Hashable, _ direction: SwipeDirection, match: Int? = nil, choosing title: String
  ) throws {
    try choose(title, bySwiping: try cell(ofID: id, match: match), direction)
  }

  /// Returns the row around the view with a text: a cell of a collection view or a table.
  func row(with text: String, match: Int?) throws -> UIView {
    settle()
    let rows = candidates(among: try views(matching: text)) { $0.row }
    guard !rows.isEmpty else { throw ScreenError.inert(text: text) }
    let view = try choose(match, of: text, among: rows)
    guard let row = view.row else { throw ScreenError.inert(text: text) }
    return row
  }

  /// Moves a finger across the center half of a row.
  func swipe(_ row: UIView, _ direction: SwipeDirection) {
    let frame = row.convert(row.bounds, to: root).intersection(root.bounds)
    let ends = [frame.minX + frame.width / 4, frame.maxX - frame.width / 4]
      .map { CGPoint(x: $0, y: frame.midY) }
    let isLeft = direction == .left
    drag(from: isLeft ? ends[1] : ends[0], to: isLeft ? ends[0] : ends[1])
  }
}
