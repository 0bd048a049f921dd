import Foundation
import LegoKit

/// The tags of a note, and those that it can have.
final class TagsModel: LegoObservableObject {
  /// The tags that the user has chosen, in the order in which they were chosen.
  @LegoPublished private(set) var chosen = ["Harbor", "Summer"]
  /// The text of the search field.
  @LegoPublished var query = ""
  @LegoPublished private var known = [
    "Anchor", "Autumn", "Boat", "Cooking", "Crew", "Engine", "Family", "Fog", "Friends", "Harbor",
    "Lighthouse", "Maps", "Music", "Night", "Photos", "Repairs", "Sails", "Spring", "Storm",
    "Summer", "Swimming", "Tides", "Weather", "Wind", "Winter",
  ]

  /// The text of the search field without white space around it.
  private var text: String { query.trimmingCharacters(in: .whitespaces) }

  /// The tags that contain the query and aren't chosen, in alphabetical order.
  var suggestions: [String] {
    known.filter { tag in
      !chosen.contains(tag) && (text.isEmpty || tag.localizedCaseInsensitiveContains(text))
    }
  }

  /// The tag that the query would add, or `nil` if it is empty or that tag exists.
  var newTag: String? { text.isEmpty || tag(named: text) != nil ? nil : text }

  /// Chooses a tag, or no longer.
  func toggle(_ tag: String) {
    if chosen.contains(tag) {
      chosen.removeAll { $0 == tag }
    } else {
      chosen.append(tag)
    }
  }

  /// Chooses the tag with the name that is in the search field, which is added if it is new.
  func submit() {
    guard !text.isEmpty else { return }
    let tag = tag(named: text) ?? text
    if !known.contains(tag) { known = (known + [tag]).sorted() }
    if !chosen.contains(tag) { chosen.append(tag) }
    query = ""
  }

  private func tag(named name: String) -> String? {
    known.first { $0.lowercased() == name.lowercased() }
  }
}
