#if os(Linux) || os(macOS)  // Exit tests need processes.
  import Testing

  /// Returns the text that the process of an exit test wrote to standard error.
  ///
  /// The text is empty if the process ended in an unexpected way, and unless the exit test observes
  /// `\.standardErrorContent`.
  ///
  /// ```swift
  /// let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
  ///   ...
  /// }
  /// #expect(standardError(of: result).contains("out of bounds"))
  /// ```
  public func standardError(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
#endif
