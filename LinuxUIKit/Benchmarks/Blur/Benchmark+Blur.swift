import BenchmarkHarness
import UIKit

extension Benchmark {
  /// The blur behind a bar.
  static let blur = Benchmark(
    "blur",
    about: """
      A bar of 390 by 97 points at 3x: the material of system bars, which blurs, saturates and tints \
      what has been drawn there; the floor is a copy of its 1170 by 291 pixels.
      """
  ) { run in
    let (width, height) = (1_170, 291)
    guard let context = CGContext(pixelWidth: width, pixelHeight: height, scale: 3) else { return }
    drawStripes(in: context)
    // 30 points, as the material of bars has it.
    let material = BackdropMaterial(
      deviation: 30, saturation: 1.8, tint: CGColor(gray: 249 / 255, alpha: 0.85))
    let bar = CGRect(x: 0, y: 0, width: 390, height: 97)
    run.measure(
      [
        Work("a bar at 3x", target: .floors(40)) {
          context.drawBackdrop(material, in: .rectangle(bar))
          return context.width
        }
      ],
      floor: Work("copy of the pixels") { context.makeImage()?.width ?? 0 })

    guard let image = context.makeImage() else { return }
    let pixels = stride(from: 0, to: width, by: 10).compactMap { image.pixel(x: $0, y: 140) }
    let greens = pixels.map { Int($0 >> 8 & 255) }
    run.expect(
      (greens.max() ?? 255) - (greens.min() ?? 0) <= 2,
      "The stripes are still visible: \(greens)")
  }

  @MainActor private static func drawStripes(in context: CGContext) {
    for index in 0..<39 {
      context.setFillColor(CGColor(gray: index.isMultiple(of: 2) ? 0 : 1, alpha: 1))
      context.fill(CGRect(x: CGFloat(10 * index), y: 0, width: 10, height: 97))
    }
  }
}
