import BenchmarkHarness
import UIKit

extension Benchmark {
  /// The sizes of new labels, and the size of one label again.
  static let textMeasuring = Benchmark(
    "text",
    about: """
      2,500 labels of 17 points, each with a text of its own, asked for their size: on one line, \
      wrapped at 200 points, and in Chinese; the floor is Pango asked by hand. Then one label again.
      """
  ) { run in
    let latin = RandomTexts.latin(2_500)
    measure(latin, "Latin, one line", width: nil, in: run)
    measure(latin, "Latin, wrapped", width: 200, in: run)
    measure(RandomTexts.chinese(2_500), "Chinese, one line", width: nil, in: run)
    let label = label(lines: 0)
    label.text = latin[0]
    let size = CGSize(width: 200, height: 0)
    run.measure([
      Work("the same label again", target: .microseconds(0.1)) {
        Int(label.sizeThatFits(size).height)
      }
    ])
  }

  @MainActor private static func measure(
    _ texts: [String], _ name: String, width: CGFloat?, in run: BenchmarkRun
  ) {
    let label = label(lines: width == nil ? 1 : 0)
    let available = CGSize(width: width ?? 0, height: 0)
    let pango = PangoFloor()
    for text in texts {
      check(text, on: label, available, pango.measure(text, width: width), in: run)
    }
    run.measure(
      [
        Work(name, target: .floors(1.1)) {
          texts.reduce(0) { sum, text in
            label.text = text
            return sum &+ Int(label.sizeThatFits(available).width)
          }
        }
      ],
      floor: Work("Pango") {
        texts.reduce(0) { $0 &+ Int(pango.measure($1, width: width).width) }
      })
  }

  /// Checks that a label has the width that Pango reports, rounded up to a pixel, and as many
  /// lines.
  @MainActor private static func check(
    _ text: String, on label: UILabel, _ available: CGSize, _ answer: (width: CGFloat, lines: Int),
    in run: BenchmarkRun
  ) {
    label.text = text
    let size = label.sizeThatFits(available)
    // The display scale of the traits determines the size of a pixel.
    run.expect(
      size.width > answer.width - 0.01 && size.width < answer.width + 1.01,
      "“\(text)” is \(size.width) wide, and \(answer.width) by Pango")
    let lines = Int((size.height / label.font.lineHeight).rounded())
    run.expect(lines == answer.lines, "“\(text)” has \(lines) lines, and \(answer.lines) by Pango")
  }

  @MainActor private static func label(lines: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.numberOfLines = lines
    return label
  }
}
