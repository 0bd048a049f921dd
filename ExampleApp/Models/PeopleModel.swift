import Foundation

/// The people whose names begin with one letter.
struct PeopleGroup: Hashable, Sendable, Identifiable {
  /// The letter.
  let id: String
  var names: [String]
}

extension PeopleGroup {
  /// Returns the names that contain a text, by first letter; an empty text is in all of them.
  static func groups(matching text: String) -> [PeopleGroup] {
    let names = samples.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    return Dictionary(grouping: names) { String($0.prefix(1)) }
      .map { PeopleGroup(id: $0, names: $1.sorted()) }
      .sorted { $0.id < $1.id }
  }

  private static let samples = """
    Ada Winter, Alma Brandt, Amir Haddad, Bela Kovács, Bruno Costa, Carla Moreau, Clara Ahrens, \
    Dora Petrov, Emil Larsen, Esther Blum, Finn Olsen, Greta Vogel, Hana Sato, Henry Cole, \
    Ida Nyberg, Jonas Weber, Juna Park, Karim Aziz, Lena Fuchs, Luca Romano, Mara Silva, \
    Milan Novak, Nora Quinn, Omar Said, Paula Reyes, Rosa Klein, Sofia Lindqvist, Tomás Ibarra, \
    Uma Rao, Vera Popova, Wei Zhang, Yusuf Demir, Zoe Martin
    """
    .components(separatedBy: ", ")
}
