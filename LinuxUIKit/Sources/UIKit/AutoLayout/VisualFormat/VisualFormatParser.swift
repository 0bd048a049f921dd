import Foundation

/// Reads the visual format language, from left to right and never back.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  /// The numbers that names stand for.
  private let metrics: [String: Double]
  private var position = 0

  /// A parser of a text in which those names stand for numbers.
  init(_ format: String, metrics: [String: Double]) {
    self.format = format
    self.metrics = metrics
    characters = Array(format)
  }

  /// The line that the text describes.
  mutating func parse() throws(VisualFormatMistake) -> VisualFormat {
    var line = VisualFormat()
    // 1. The direction.
    line.axis = try parseAxis()
    // 2. The superview's near edge.
    if take("|") { line.start = try parseConnection() }
    // 3. Views and what is between them, until nothing or the far edge follows.
    line.views = [try parseView()]
    while position < characters.count {
      let connection = try parseConnection()
      if take("|") {
        line.end = connection
        break
      }
      line.between.append(connection)
      line.views.append(try parseView())
    }
    guard position == characters.count else { throw mistake("Expected the end of the format here") }
    return line
  }

  private mutating func parseAxis() throws(VisualFormatMistake) -> NSLayoutConstraint.Axis {
    guard let first = next, "HV".contains(first) else { return .horizontal }
    position += 1
    guard take(":") else { throw mistake("Expected a ':' here to give orientation") }
    return first == "V" ? .vertical : .horizontal
  }

  private mutating func parseConnection() throws(VisualFormatMistake) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    guard let next, next != "[", next != "|" else { return .standard }
    let distances = try parsePredicates(allowsViews: false)
    guard take("-") else { throw mistake("Expected a '-' here to end the distance") }
    return .distances(distances)
  }

  private mutating func parseView() throws(VisualFormatMistake) -> VisualFormat.View {
    guard take("[") else { throw mistake("Expected a '[' here to begin a view") }
    var view = VisualFormat.View(name: try parseName())
    if next == "(" { view.lengths = try parsePredicates(allowsViews: true) }
    guard take("]") else { throw mistake("Expected a ']' here to end the view") }
    return view
  }

  /// One number or name, or several predicates in parentheses.
  private mutating func parsePredicates(
    allowsViews: Bool
  ) throws(VisualFormatMistake) -> [VisualFormat.Predicate] {
    guard take("(") else {
      return [VisualFormat.Predicate(amount: try parseAmount(allowsViews: allowsViews))]
    }
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate(allowsViews: allowsViews)) } while take(",")
    guard take(")") else { throw mistake("Expected a ')' here to end the predicates") }
    return predicates
  }

  private mutating func parsePredicate(
    allowsViews: Bool
  ) throws(VisualFormatMistake) -> VisualFormat.Predicate {
    let relation = parseRelation()
    var predicate = VisualFormat.Predicate(
      relation: relation, amount: try parseAmount(allowsViews: allowsViews))
    if take("@") { predicate.priority = Float(try parseNumber()) }
    return predicate
  }

  private mutating func parseRelation() -> NSLayoutConstraint.Relation {
    if take("==") { return .equal }
    if take(">=") { return .greaterThanOrEqual }
    return take("<=") ? .lessThanOrEqual : .equal
  }

  private mutating func parseAmount(
    allowsViews: Bool
  ) throws(VisualFormatMistake) -> VisualFormat.Predicate.Amount {
    guard let next, next.isLetter || next == "_" else { return .points(try parseNumber()) }
    let name = try parseName()
    if let number = metrics[name] { return .points(number) }
    guard allowsViews else { throw mistake("\(name) is not a key in the metrics dictionary.") }
    return .lengthOf(name)
  }

  private mutating func parseNumber() throws(VisualFormatMistake) -> Double {
    if let next, next.isLetter || next == "_" {
      let name = try parseName()
      guard let number = metrics[name] else {
        throw mistake("\(name) is not a key in the metrics dictionary.")
      }
      return number
    }
    let text = takeWhile(atStart: "-") { $0.isNumber || $0 == "." }
    guard let number = Double(text) else { throw mistake("Expected a number or a name here") }
    return number
  }

  private mutating func parseName() throws(VisualFormatMistake) -> String {
    let name = takeWhile { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw mistake("Expected a name here") }
    return name
  }

  /// Takes the characters that fit, and before them one of `start` if it is there.
  private mutating func takeWhile(
    atStart start: String = "", _ fits: (Character) -> Bool
  ) -> String {
    let first = position
    if let next, start.contains(next) { position += 1 }
    while let next, fits(next) { position += 1 }
    return String(characters[first..<position])
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private var next: Character? {
    position < characters.count ? characters[position] : nil
  }

  private func mistake(_ message: String) -> VisualFormatMistake {
    VisualFormatMistake(message: message, format: format, offset: position)
  }
}
