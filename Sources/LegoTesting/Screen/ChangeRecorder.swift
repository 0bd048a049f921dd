import LegoKit
import UIKit

/// A recorder of the changes of the lists in a window.
@MainActor final class ChangeRecorder {
  /// The changes, in order.
  private(set) var changes: [UpdateReport.Change] = []
  private var observer: UpdateObserver?

  /// Records the changes of lists in `window` from now on.
  init(window: UIWindow) {
    observer = UpdateObserver { [weak self, weak window] view, report in
      guard let window, view.window === window, report.reason != .firstContent else { return }
      self?.changes += report.changes
    }
  }

  /// Forgets what was recorded.
  func removeAll() {
    changes = []
  }
}
