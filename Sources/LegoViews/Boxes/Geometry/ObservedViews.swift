import UIKit

/// The views whose geometry is observed.
///
/// UIKit documents no notification of a view's new frame. Therefore these views are compared with their
/// last geometry at the end of each pass of the main run loop, when windows have been laid out. Boxes
/// don't wait for that, see `UIView.setBoxFrame(_:)`.
@MainActor final class ObservedViews {
  /// The observed views of the app.
  static let shared = ObservedViews()

  private struct WeakView {
    weak var view: UIView?
  }

  private var views: [WeakView] = []
  private var passes: RunLoopPasses?

  /// Observes a view until it is released.
  func insert(_ view: UIView) {
    views.append(WeakView(view: view))
    let passes = passes ?? RunLoopPasses { [unowned self] in reportChanges() }
    passes.watch(view)
    self.passes = passes
  }

  private func reportChanges() {
    views.removeAll { $0.view == nil }
    guard !views.isEmpty else { return stop() }
    for view in views.compactMap(\.view) { view.existingViewBox?.geometry.notify(view) }
  }

  private func stop() {
    passes?.stop()
    passes = nil
  }
}
