import LegoKit
import UIKit

extension Screen {
  /// The changes of lists since the last action on the screen began, in order.
  ///
  /// An action is a call that acts as the user does, such as a tap, a scroll or a resize. Changes of
  /// state that came before it are displayed first and don't count. The first content of a list is
  /// not a change. See `UpdateReport.Change` for the values.
  ///
  /// ```swift
  /// try screen.tap("Done")
  /// #expect(screen.changes == [.deleted([3], in: "open"), .inserted([3], in: "done")])
  /// ```
  public var changes: [UpdateReport.Change] {
    settle()
    return recorder.changes
  }

  /// Returns the changes of lists that a closure causes, such as by writing state.
  ///
  /// ```swift
  /// #expect(screen.changes { model.tasks.removeAll() } == [.deleted([1, 2], in: "open")])
  /// ```
  public func changes(during body: () throws -> Void) rethrows -> [UpdateReport.Change] {
    beginAction()
    try body()
    return changes
  }

  /// Displays changes of state, and forgets the changes before the action that begins.
  func beginAction() {
    settle()
    devices.endEvent()
    recorder.removeAll()
  }
}
