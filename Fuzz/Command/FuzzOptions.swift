import Foundation

/// What the command line asks for.
struct FuzzOptions {
  /// How long to go on, in minutes.
  var minutes = 10.0
  /// The seed of the first case; each further case has the next one.
  var seed = UInt64(Date().timeIntervalSince1970)
  /// Whether only the case of `seed` is run, and told in full.
  var isSingle = false
  /// Where the seed of the running case is kept.
  var folder = FileManager.default.temporaryDirectory.path

  /// How to call the command.
  static let usage = """
    Fuzz [--minutes NUMBER] [--seed SEED] [--only SEED] [--folder PATH]
    """

  /// What cannot be understood.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// The options of a command line, without the name of the command.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(name) needs a value.")
      }
      try set(name, to: value)
    }
  }

  private mutating func set(_ name: String, to value: String) throws {
    switch name {
    case "--minutes": minutes = try number(value, name)
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
