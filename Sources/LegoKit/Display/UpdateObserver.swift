import UIKit

/// An observer of the updates of all renderers, for tests.
///
/// It observes as long as it is retained.
@MainActor package final class UpdateObserver {
  private struct WeakObserver {
    weak var observer: UpdateObserver?
  }

  private static var observers: [WeakObserver] = []
  private let handler: @MainActor (UICollectionView, UpdateReport) -> Void

  /// Calls `handler` after each update with the collection view and a report.
  package init(_ handler: @escaping @MainActor (UICollectionView, UpdateReport) -> Void) {
    self.handler = handler
    Self.observers.removeAll { $0.observer == nil }
    Self.observers.append(WeakObserver(observer: self))
  }

  /// Whether there are observers; without any, no reports are created for them.
  static var isNeeded: Bool { observers.contains { $0.observer != nil } }

  /// Reports an update to all observers.
  static func report(_ report: UpdateReport, of view: UICollectionView) {
    for entry in observers { entry.observer?.handler(view, report) }
  }
}
