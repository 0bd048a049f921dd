import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// A visual format of random tokens, which is parsed and, if it is valid, laid out.
@MainActor struct FormatCase {
  /// The format.
  let format: String
  private static let tokens = [
    "H:", "V:", "|", "-", "[a]", "[b]", "[c(44)]", "(", ")", "[", "]", "a", "b", "metric", "12",
    "1e9", "99999999999999999999999999999999999999", "-5", ">=", "<=", "==", "@", "@250", "@1e9",
    "@-1", ",", ".", "0.5", "..", "é", "🏳️‍🌈", "\u{0}", " ", "½", "٣", "[a(b)]", "[b(>=20,<=40@750)]",
    "-(>=8@999)-", "-metric-", "[missing]",
  ]
  private static let valid = [
    "H:|-[a]-[b]-|", "V:|[a(44)]-8-[b(a)]|", "[a(>=20,<=40@750)]-(>=8)-[b]", "|-metric-[c]",
  ]

  init(random: inout SeededGenerator) {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let text = Self.valid.randomElement(using: &random) ?? ""
      format = String(decoding: DamagedBytes(Data(text.utf8), using: &random).bytes, as: UTF8.self)
    } else {
      format = (0..<Int.random(in: 0...10, using: &random))
        .map { _ in Self.tokens.randomElement(using: &random) ?? "" }.joined()
    }
  }

  /// Parses the format, and lays out its views.
  func check(_ findings: inout Findings) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = ["a", "b", "c"].reduce(into: [String: UIView]()) { $0[$1] = UIView() }
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
    }
    let constraints = try? NSLayoutConstraint.constraints(
      parsing: format, metrics: ["metric": 10, "huge": 1e300], views: views)
    guard let constraints else { return }
    NSLayoutConstraint.activate(constraints)
    container.layoutIfNeeded()
    let frames = views.mapValues(\.frame)
    findings.expect(
      frames.values.allSatisfy { !$0.minX.isNaN && !$0.width.isNaN && !$0.height.isNaN },
      "the format “\(format)” gives the frames \(frames)")
  }
}
