/// A comparison of a display's pixels with a drawing of everything.
@MainActor final class DrawingCheck {
  private let canvas: DisplayCanvas
  private let expected: DisplayCanvas
  private let scale: CGFloat

  /// Whether checks are requested by the environment variable `UIKIT_CHECK_DRAWING`.
  static let isRequested = ProcessInfo.processInfo.environment["UIKIT_CHECK_DRAWING"] == "1"

  /// Creates a check of the pixels of a canvas.
  init(of canvas: DisplayCanvas, scale: CGFloat) {
    self.canvas = canvas
    self.scale = scale
    expected = DisplayCanvas(pixelWidth: canvas.bounds.width, pixelHeight: canvas.bounds.height)
  }

  /// Draws everything; returns a description of the first pixel that differs, or `nil`.
  func difference(_ roots: [CALayer], _ list: DisplayList) -> String? {
    expected.draw(in: expected.bounds, scale: scale, clears: true) { context in
      for root in roots { LayerRenderer(context: context).draw(root) }
    }
    guard let (x, y, drawn, correct) = canvas.firstDifference(from: expected) else { return nil }
    let layers = layers(at: x, y, in: list, roots)
    return """
      A display shows \(hex(drawn)) at (\(x), \(y)) instead of \(hex(correct)): something that is \
      drawn there changed without `setNeedsDisplay()`. Visible there, front to back:
      \(layers.map { "  \($0)" }.joined(separator: "\n"))
      """
  }

  private func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel, radix: 16)
    return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Returns descriptions of the layers that draw a pixel, front to back.
  private func layers(
    at x: Int, _ y: Int, in list: DisplayList, _ roots: [CALayer]
  ) -> [String] {
    let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
    let entries = list.entries.filter { $0.extent.intersects(pixel) }
    var names: [UInt: String] = [:]
    func collect(_ layer: CALayer) {
      let owner = layer.delegate.map { "\(type(of: $0)), " } ?? ""
      names[UInt(bitPattern: ObjectIdentifier(layer))] =
        "\(owner)\(type(of: layer)) with the bounds \(layer.bounds)"
      for child in layer.sublayers ?? [] { collect(child) }
    }
    for root in roots { collect(root) }
    return entries.reversed().map { names[$0.key & ~15] ?? "a layer of another" }
  }

  /// Writes a description to the standard error output.
  static func write(_ description: String) {
    FileHandle.standardError.write(Data((description + "\n").utf8))
  }
}
