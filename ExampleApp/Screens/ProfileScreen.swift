import LegoKit
import UIKit

/// The profile of a user: a header with a button to follow them, and their images in a grid.
final class ProfileScreen: UIViewController, LegoContainer {
  @State private var profile = Profile.sample
  lazy var legoRenderer = LegoRenderer(lego: lego)

  var lego: Lego {
    Lego {
      Section(id: "profile", layout: RowsLayout()) {
        ProfileItem(profile: profile, onFollow: ItemAction { [weak self] in self?.followTapped() })
      }
      Section(id: "pictures", layout: Self.pictureGrid) {
        for (index, picture) in profile.pictures.enumerated() {
          PictureItem(id: index, picture: picture)
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    view.backgroundColor = .systemBackground
    legoRenderer.render(in: view) {
      $0.backgroundColor = .systemBackground
      $0.allowsSelection = false
    }
  }

  private func followTapped() {
    guard profile.isFollowed else { return profile.toggleFollowing() }
    // On iPad an action sheet is a popover and needs a source; an alert does not.
    let isPhone = traitCollection.userInterfaceIdiom == .phone
    let alert = UIAlertController(
      title: nil, message: "Stop following @\(profile.handle)?",
      preferredStyle: isPhone ? .actionSheet : .alert)
    alert.addAction(
      UIAlertAction(title: "Unfollow", style: .destructive) { [weak self] _ in
        self?.profile.toggleFollowing()
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  private static let pictureGrid = GroupLayoutBox(width: .w(1), height: .w(1 / 3)) {
    ItemLayoutBox(columns: 3, width: .w(1 / 3), height: .h(1)).insets(space: 1)
  }
}
