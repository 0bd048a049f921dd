import LegoKit
import UIKit

/// People by team, from a view model.
final class ContactsScreen: LegoViewController {
  @StateObject var model = ContactsModel()

  override var lego: Lego {
    Lego {
      for team in model.visibleTeams {
        Section(id: team.id, layout: .rows(pinsHeader: true), header: header(of: team)) {
          ForEach(team.members) { $0.contactRow }
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
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
  }

  private func header(of team: Team) -> HeadingItem {
    HeadingItem(id: team.id, title: team.name, remark: "\(team.members.count)")
  }
}
