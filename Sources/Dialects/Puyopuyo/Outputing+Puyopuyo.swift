import LegoViews

extension Outputing {
  /// Puyopuyo's spelling of `SimpleOutput(stream)`.
  public func asOutput() -> SimpleOutput<OutputType> { SimpleOutput(self) }
}
