extension Inspector {
  /// The layers to draw above all windows of the app, from back to front.
  ///
  /// Read it once for each frame, right before drawing.
  package var layers: [CALayer] { layers(over: UIApplication.shared.windows) }
}
