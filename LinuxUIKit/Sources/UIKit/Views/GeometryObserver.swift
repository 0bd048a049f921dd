/// A function that is called after a change of the bounds or the center of a view, as observers of the
/// layer's key paths are on Apple's platforms.
final class GeometryObserver {
  /// The function.
  let action: (UIView) -> Void

  /// Creates an observer.
  init(_ action: @escaping (UIView) -> Void) {
    self.action = action
  }
}
