import UIKit

/// The profile of a user.
struct Profile: Hashable, Sendable {
  let name: String
  let handle: String
  let words: String
  let portrait: Portrait
  var followers: Int
  let following: Int
  let pictures: [ProductPicture]
  /// Whether the user follows the profile.
  var isFollowed = false

  /// Follows the profile, or unfollows it.
  mutating func toggleFollowing() {
    isFollowed.toggle()
    followers += isFollowed ? 1 : -1
  }
}

extension Profile {
  /// A potter with eighteen images.
  static let sample = Profile(
    name: "Clara Ahrens", handle: "clara.turns",
    words: """
      Potter in Dresden. Mugs, vases and now and then a lamp, all turned by hand and fired with \
      wood. 手工陶器。Open studio on the first Saturday of the month.
      """,
    portrait: Portrait(hue: 0.08), followers: 1_204, following: 86,
    pictures: (0..<18).map { number in
      let shapes = ProductPicture.Shape.allCases
      return ProductPicture(
        shape: shapes[number * 5 % shapes.count], hue: CGFloat(number * 7 % 18) / 18)
    })
}
