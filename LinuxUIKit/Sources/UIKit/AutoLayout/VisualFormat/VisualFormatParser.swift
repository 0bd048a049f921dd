import Foundation

/// A parser of visual formats, from left to right and without backtracking.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  /// The values of names.
  private let metrics: [String: Double]
  private var position = 0

  /// Creates a parser of a format with named values.
  init(_ format: String, metrics: [String: Double]) {
    self.format = format
    self.metrics = metrics
    characters = Array(format)
  }

  /// Returns the parsed format.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    // 1. The axis.
    format.axis = try parseAxis()
    // 2. The superview's first edge.
    if consume("|") { format.start = try parseConnection() }
    // 3. Views and connections, until the end or the superview's last edge.
    format.views = [try parseView()]
    while position < characters.count {
      let connection = try parseConnection()
      if consume("|") {
        format.end = connection
        break
      }
      format.between.append(connection)
      format.views.append(try parseView())
    }
    guard position == characters.count else { throw error("Expected the end of the format here") }
    return format
  }

  private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let first = next, "HV".contains(first) else { return .horizontal }
    position += 1
    guard consume(":") else { throw error("Expected a ':' here to give orientation") }
    return first == "V" ? .vertical : .horizontal
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard consume("-") else { return .flush }
    guard let next, next != "[", next != "|" else { return .standard }
    let distances = try parsePredicates(allowsViews: false)
    guard consume("-") else { throw error("Expected a '-' here to end the distance") }
    return .distances(distances)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
    guard consume("[") else { throw error("Expected a '[' here to begin a view") }
    var view = VisualFormat.View(name: try parseName())
    if next == "(" { view.lengths = try parsePredicates(allowsViews: true) }
    guard consume("]") else { throw error("Expected a ']' here to end the view") }
    return view
  }

  /// Parses a number or name, or several predicates in parentheses.
  private mutating func parsePredicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    guard consume("(") else {
      return [VisualFormat.Predicate(amount: try parseAmount(allowsViews: allowsViews))]
    }
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate(allowsViews: allowsViews)) } while consume(",")
    guard consume(")") else { throw error("Expected a ')' here to end the predicates") }
    return predicates
  }

  private mutating func parsePredicate(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = parseRelation()
    var predicate = VisualFormat.Predicate(
      relation: relation, amount: try parseAmount(allowsViews: allowsViews))
    if consume("@") { predicate.priority = Float(try parseNumber()) }
    return predicate
  }

  private mutating func parseRelation() -> NSLayoutConstraint.Relation {
    if consume("==") { return .equal }
    if consume(">=") { return .greaterThanOrEqual }
    return consume("<=") ? .lessThanOrEqual : .equal
  }

  private mutating func parseAmount(
    allowsViews: Bool
  ) throws(VisualFormatError) -> VisualFormat.Predicate.Amount {
    guard let next, next.isLetter || next == "_" else { return .points(try parseNumber()) }
    let name = try parseName()
    if let number = metrics[name] { return .points(number) }
    guard allowsViews else { throw error("\(name) is not a key in the metrics dictionary.") }
    return .lengthOf(name)
  }

  private mutating func parseNumber() throws(VisualFormatError) -> Double {
    if let next, next.isLetter || next == "_" {
      let name = try parseName()
      guard let number = metrics[name] else {
        throw error("\(name) is not a key in the metrics dictionary.")
      }
      return number
    }
    let text = consumeWhile(atStart: "-") { $0.isNumber || $0 == "." }
    guard let number = Double(text) else { throw error("Expected a number or a name here") }
    return number
  }

  private mutating func parseName() throws(VisualFormatError) -> String {
    let name = consumeWhile { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { throw error("Expected a name here") }
    return name
  }

  /// Consumes characters while they fit, after an optional one of `start`, and returns them.
  private mutating func consumeWhile(
    atStart start: String = "", _ fits: (Character) -> Bool
  ) -> String {
    let first = position
    if let next, start.contains(next) { position += 1 }
    while let next, fits(next) { position += 1 }
    return String(characters[first..<position])
  }

  private mutating func consume(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private var next: Character? {
    position < characters.count ? characters[position] : nil
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, offset: position)
  }
}
