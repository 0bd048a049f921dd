import Foundation

/// The options of a session.
package struct SessionOptions {
  /// The extent of a session.
  package enum Extent {
    /// This many minutes.
    case minutes(Double)
    /// This many cases.
    case cases(Int)
  }

  /// The extent.
  var extent: Extent
  /// The seed of the first case; each additional case has the next one.
  var seed: UInt64
  /// Whether only the case of `seed` is run, with all details.
  var isSingle = false
  /// The folder of the file with the seed of the running case.
  var folder = FileManager.default.temporaryDirectory.path

  /// The usage text.
  package static let usage = """
    [--minutes NUMBER | --cases NUMBER] [--seed SEED] [--only SEED] [--folder PATH]
    """

  /// An invalid option.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// Parses a command line, without the name of the command.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - extent: The default extent.
  ///   - seed: The default first seed.
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

  /// Returns whether a session continues after this time and this number of cases.
  func isOpen(after time: Duration, cases: Int) -> Bool {
    switch self {
    case .minutes(let minutes): time < .seconds(minutes * 60)
    case .cases(let most): cases < most
    }
  }
}
