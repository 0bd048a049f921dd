/// Places of a mistake as text: the first five, and how many more there are.
///
/// A list from a server may repeat one id a thousand times, and nobody reads a thousand places.
struct PlaceList<Place>: CustomStringConvertible {
  let places: [Place]
  let text: (Place) -> String

  var description: String {
    let first = places.prefix(5).map(text).joined(separator: ", ")
    let more = places.count - 5
    return more > 0 ? "\(first) and \(more) more" : first
  }
}
