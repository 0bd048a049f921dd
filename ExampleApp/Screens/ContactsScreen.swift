import LegoKit
import UIKit

/// People by team, from a view model.
final class ContactsScreen: UIViewController, LegoContainer {
  @StateObject var model = ContactsModel()
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      for team in model.visibleTeams {
        Section(id: team.id, layout: RowsLayout(pinsHeader: true), header: header(of: team)) {
          for person in team.members { ContactItem(person: person) }
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reverse",
      primaryAction: UIAction { [weak self] _ in self?.model.reverse() })
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemBackground
    }
  }

  private func header(of team: Team) -> HeadingItem {
    HeadingItem(id: team.id, title: team.name, remark: "\(team.members.count)")
  }
}
