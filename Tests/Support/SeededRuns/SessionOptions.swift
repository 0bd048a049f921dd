import Foundation

/// What the command line of a session asks for.
package struct SessionOptions {
  /// When a session comes to its end.
  package enum Extent {
    /// After so many minutes.
    case minutes(Double)
    /// After so many cases.
    case cases(Int)
  }

  /// How long to go on.
  var extent: Extent
  /// The seed of the first case; each further case has the next one.
  var seed: UInt64
  /// Whether only the case of `seed` is run, and told in full.
  var isSingle = false
  /// Where the seed of the running case is kept.
  var folder = FileManager.default.temporaryDirectory.path

  /// The options that a command understands.
  package static let usage = """
    [--minutes NUMBER | --cases NUMBER] [--seed SEED] [--only SEED] [--folder PATH]
    """

  /// What cannot be understood.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The options of a command line, without the name of the command.
  ///
  /// - Parameters:
  ///   - arguments: What stands on the command line.
  ///   - extent: How long to go on where it does not say.
  ///   - seed: The first seed where it does not say.
  /// - Throws: A `Mistake` in the command line.
  package init(_ arguments: [String], extent: Extent, seed: UInt64) throws {
    (self.extent, self.seed) = (extent, seed)
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(name) needs a value.")
      }
      try set(name, to: value)
    }
    if isSingle { self.extent = .cases(1) }
  }

  private mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "--minutes": extent = .minutes(try number(value, name))
    case "--cases": extent = .cases(try number(value, name))
    case "--seed": seed = try number(value, name)
    case "--only": (seed, isSingle) = (try number(value, name), true)
    case "--folder": folder = value
    default: throw Mistake(description: "There is no option \(name).")
    }
  }

  private func number<Number: LosslessStringConvertible>(
    _ text: String, _ name: String
  ) throws -> Number {
    guard let number = Number(text) else {
      throw Mistake(description: "\(name) needs a number, and \(text) is none.")
    }
    return number
  }
}

extension SessionOptions.Extent: CustomStringConvertible {
  package var description: String {
    switch self {
    case .minutes(let minutes): "\(minutes) minutes"
    case .cases(let cases): "\(cases) \(cases == 1 ? "case" : "cases")"
    }
  }

  /// Whether a session that has run so long, and so many cases, goes on.
  func isOpen(after time: Duration, cases: Int) -> Bool {
    switch self {
    case .minutes(let minutes): time < .seconds(minutes * 60)
    case .cases(let most): cases < most
    }
  }
}
