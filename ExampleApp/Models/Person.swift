import Foundation

/// A contact of the address book.
struct Person: Hashable, Codable, Sendable, Identifiable {
  let id: Int
  let name: String
  let role: String
  let phone: String

  /// The first letters of the first and last name, or the last character of a Chinese name.
  var initials: String {
    let words = name.split(separator: " ")
    guard let first = words.first?.first else { return "" }
    guard words.count > 1, let last = words.last?.first else { return String(name.suffix(1)) }
    return String([first, last])
  }
}

/// People who work together.
struct Team: Hashable, Sendable, Identifiable {
  let id: String
  let name: String
  var members: [Person]
}
