import UIKit

#if canImport(ObjectiveC)
  extension UIView {
    /// Reports changes of the bounds and the center to the view's geometry observers, as long as the
    /// result exists.
    func observeGeometry() -> AnyObject {
      GeometryObservation(self)
    }
  }

  /// The observations of a layer's position and bounds.
  @MainActor private final class GeometryObservation {
    private var observations: [NSKeyValueObservation] = []

    init(_ view: UIView) {
      let notify: @MainActor @Sendable () -> Void = { [weak view] in
        if let view { view.existingViewBox?.geometry.notify(view) }
      }
      observations = [
        view.layer.observe(\.bounds) { _, _ in MainActor.assumeIsolated { notify() } },
        view.layer.observe(\.position) { _, _ in MainActor.assumeIsolated { notify() } },
      ]
    }
  }
#else
  extension UIView {
    /// Reports changes of the bounds and the center to the view's geometry observers.
    func observeGeometry() -> AnyObject {
      onGeometryChange = { view in view.existingViewBox?.geometry.notify(view) }
      return self.layer
    }
  }
#endif
