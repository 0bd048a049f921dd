import LegoViews

extension Unbinder {
  /// Puyopuyo's name of `unbind()`.
  public func py_unbind() { unbind() }
}

extension Eventable {
  /// Puyopuyo's spelling of `emit(_:)`.
  public func emmit(_ event: EventType) { emit(event) }
}
