import UIKit

/// The models of the articles.
struct Song: Identifiable, Equatable {
  var id: Int
  var title: String
  var artist = ""
  var cover: UIImage?
}

struct Album {
  var title: String
  var cover: UIImage?
  var songs: [Song] = []
}

struct Post: Identifiable, Equatable {
  var id: Int
  var title: String
  var text = ""
}

struct CartItem: Identifiable, Equatable {
  var id: Int
  var name: String
  var price: Int
}
