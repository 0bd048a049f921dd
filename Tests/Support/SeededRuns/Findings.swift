/// The violated properties of a case.
package struct Findings: Sendable {
  /// The largest number of descriptions.
  package static let limit = 20

  /// The descriptions, in order.
  package private(set) var texts: [String] = []

  /// Creates an empty list.
  package init() {}

  /// Appends a description if a condition doesn't hold.
  package mutating func expect(_ claim: Bool, _ otherwise: @autoclosure () -> String) {
    guard !claim, texts.count < Self.limit else { return }
    texts.append(otherwise())
  }
}
