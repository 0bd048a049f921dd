import Foundation
import Testing

/// A worked example of compositional-layout.md, 7, with one or more cases.
///
/// The statements and numbers are those of the specification; abbreviated numbers such as "(100,…)"
/// are written out.
struct Fixture: CustomTestStringConvertible, Sendable {
  /// The number and the title of the example.
  var title: String
  /// The source of the numbers, with the certainty of the rule behind them.
  var source: String
  /// The cases.
  var situations: [LayoutCase]

  init(_ title: String, from source: String, _ situations: LayoutCase...) {
    (self.title, self.source, self.situations) = (title, source, situations)
  }

  /// The number, 5 for E05.
  var number: Int { Int(title.dropFirst().prefix { $0.isNumber }) ?? 0 }

  var testDescription: String { title }
}
