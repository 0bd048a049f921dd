import LegoKit
import UIKit

/// A recorder of the changes of the lists in a window.
///
/// Reports are kept, and the changes are listed when they are asked for: that takes time proportional to
/// the number of items.
@MainActor final class ChangeRecorder {
  private var reports: [UpdateReport] = []
  private var observer: UpdateObserver?

  /// Records the changes of lists in `window` from now on.
  init(window: UIWindow) {
    observer = UpdateObserver { [weak self, weak window] view, report in
      guard let window, view.window === window, report.reason != .firstContent else { return }
      self?.reports.append(report)
    }
  }

  /// The changes, in order.
  var changes: [UpdateReport.Change] { reports.flatMap(\.changes) }

  /// Forgets what was recorded.
  func removeAll() {
    reports = []
  }
}
