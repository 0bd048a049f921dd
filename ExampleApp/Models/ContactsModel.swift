import LegoKit

/// The teams and the search query of the contacts screen.
final class ContactsModel: LegoObservableObject {
  @LegoPublished var teams = Team.samples
  @LegoPublished var query = ""

  /// The teams with the members that match the query, without empty teams.
  var visibleTeams: [Team] {
    guard !query.isEmpty else { return teams }
    return teams.compactMap { team in
      var team = team
      team.members = team.members.filter { $0.name.localizedCaseInsensitiveContains(query) }
      return team.members.isEmpty ? nil : team
    }
  }

  /// Reverses the order of the members of every team.
  func reverse() {
    for index in teams.indices { teams[index].members.reverse() }
  }
}
