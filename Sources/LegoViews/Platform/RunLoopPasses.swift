import UIKit

#if canImport(Darwin)
  /// The passes of the main run loop, whose ends are reported.
  @MainActor final class RunLoopPasses {
    private let observer: CFRunLoopObserver?

    /// Calls a closure at the end of each pass, before the run loop waits or returns.
    init(onEnd: @escaping @MainActor () -> Void) {
      let ends: CFRunLoopActivity = [.beforeWaiting, .exit]
      // Observers of a higher order are called later: this one after those that lay out windows.
      observer = CFRunLoopObserverCreateWithHandler(nil, ends.rawValue, true, .max) { _, _ in
        MainActor.assumeIsolated { onEnd() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Includes a view; the end of each pass is reported whether the view has changed or not.
    func watch(_ view: UIView) {}

    /// Ends the reports.
    func stop() {
      CFRunLoopObserverInvalidate(observer)
    }
  }
#else
  /// The passes of the main run loop in which views have changed, whose ends are reported.
  @MainActor final class RunLoopPasses {
    private var onEnd: (@MainActor () -> Void)?
    private var isScheduled = false

    /// Calls a closure after the passes in which a watched view has changed.
    init(onEnd: @escaping @MainActor () -> Void) {
      self.onEnd = onEnd
    }

    /// Includes a view.
    func watch(_ view: UIView) {
      view.onGeometryChange = { [weak self] _ in self?.schedule() }
    }

    /// Ends the reports.
    func stop() {
      onEnd = nil
    }

    private func schedule() {
      guard !isScheduled else { return }
      isScheduled = true
      DispatchQueue.main.async { [weak self] in
        self?.isScheduled = false
        self?.onEnd?()
      }
    }
  }
#endif
