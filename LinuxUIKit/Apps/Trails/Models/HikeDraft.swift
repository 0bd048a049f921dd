import Foundation

/// The values of the form that enters a hike, and what is wrong with them.
struct HikeDraft: Equatable {
  var trailName = ""
  var lengthText = ""
  var date = Date()
  var effort = Hike.Effort.medium
  var rating = 3
  var isShared = false
  var notes = ""

  enum Mistake: Equatable {
    case missingName
    case wrongLength
  }

  private static let lengths = 0.1...200

  init() {}

  init(_ hike: Hike) {
    trailName = hike.trailName
    lengthText = String(format: "%g", hike.length)
    date = hike.date
    effort = hike.effort
    rating = hike.rating
    isShared = hike.isShared
    notes = hike.notes
  }

  /// The length in kilometers; `nil` if the text is no possible length.
  var length: Double? {
    Double(lengthText.replacingOccurrences(of: ",", with: "."))
      .flatMap { Self.lengths.contains($0) ? $0 : nil }
  }

  var mistakes: [Mistake] {
    var mistakes: [Mistake] = []
    if trailName.trimmingCharacters(in: .whitespaces).isEmpty { mistakes.append(.missingName) }
    if length == nil { mistakes.append(.wrongLength) }
    return mistakes
  }

  /// The hike; `nil` if there are mistakes.
  func hike(id: UUID = UUID()) -> Hike? {
    guard mistakes.isEmpty, let length else { return nil }
    return Hike(
      id: id, trailName: trailName.trimmingCharacters(in: .whitespaces), date: date, length: length,
      effort: effort, rating: rating, isShared: isShared, notes: notes)
  }
}
