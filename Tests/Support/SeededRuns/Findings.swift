/// What does not hold in a case, in words.
package struct Findings: Sendable {
  /// How many are kept; a case that is all wrong needs no more.
  package static let limit = 20

  /// The sentences, in the order in which they were found.
  package private(set) var texts: [String] = []

  /// Nothing found.
  package init() {}

  /// Notes a sentence where a claim does not hold.
  package mutating func expect(_ claim: Bool, _ otherwise: @autoclosure () -> String) {
    guard !claim, texts.count < Self.limit else { return }
    texts.append(otherwise())
  }
}
