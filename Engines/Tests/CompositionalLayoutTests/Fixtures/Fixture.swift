import Foundation
import Testing

/// One worked example of compositional-layout.md 7: one situation, or one for each of its cases.
///
/// The statements are those of the specification, with its numbers. Where it leaves a number to be
/// seen from its neighbors ("(100,…)"), the whole is written out.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// The number and the title of the example.
  var title: String
  /// Where the numbers come from, with the label that tells how well the rule behind them is known.
  var source: String
  /// Its cases.
  var situations: [LayoutCase]

  init(_ title: String, from source: String, _ situations: LayoutCase...) {
    (self.title, self.source, self.situations) = (title, source, situations)
  }

  /// The number, 5 for E05.
  var number: Int { Int(title.dropFirst().prefix { $0.isNumber }) ?? 0 }

  var testDescription: String { title }
}
