/// The writes of state while a description is evaluated, which descriptions must not make.
@MainActor package enum StateWrites {
  private static var handler: (() -> Void)?

  /// Runs a closure and calls `handler` at each write of state in it.
  ///
  /// The writes of a call within this one are reported to that one's handler only.
  package static func reporting<Result>(
    to handler: @escaping () -> Void, _ body: () -> Result
  ) -> Result {
    let outer = Self.handler
    Self.handler = handler
    defer { Self.handler = outer }
    return body()
  }

  /// Reports a write, if a description is being evaluated.
  static func report() { handler?() }
}
