import Foundation

/// The part of a table's bottom content inset that keeps its rows above the keyboard.
///
/// While it observes the keyboard, the inset of the table contains the height that the keyboard
/// covers, and nothing of it afterward.
@MainActor final class TableKeyboardInset {
  private weak var table: UITableView?
  /// The height that has been added to the inset, in points.
  private var height: CGFloat = 0
  private var observers: [any NSObjectProtocol] = []

  /// Begins to observe the keyboard for a table.
  func observe(for table: UITableView?) {
    stop()
    self.table = table
    observers = [
      observe(UIResponder.keyboardWillShowNotification),
      observe(UIResponder.keyboardWillHideNotification),
    ]
  }

  /// Removes the height from the inset, and no longer observes the keyboard.
  func stop() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
    setHeight(0)
  }

  private func observe(_ name: Notification.Name) -> any NSObjectProtocol {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    return NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] notification in
      let frame = notification.userInfo?[key] as? CGRect
      MainActor.assumeIsolated { self?.keyboardWillChange(to: frame ?? .zero) }
    }
  }

  /// Adds the height that the keyboard covers of the table's safe area.
  private func keyboardWillChange(to frame: CGRect) {
    guard let table, let window = table.window else { return }
    let bounds = table.convert(table.bounds, to: window)
    let covered = bounds.maxY - table.safeAreaInsets.bottom - frame.minY
    setHeight(frame.isEmpty ? 0 : max(0, min(covered, bounds.height)))
  }

  private func setHeight(_ new: CGFloat) {
    guard let table, new != height else { return }
    table.contentInset.bottom += new - height
    height = new
  }
}
