import LegoKit
import UIKit

/// The profile of a user: a header with a button to follow them, and their images in a grid.
final class ProfileScreen: LegoViewController {
  @State private var profile = Profile.sample

  override var lego: Lego {
    Lego {
      Section(id: "profile", layout: .rows()) {
        profile.header { [weak self] in self?.followTapped() }
      }
      Section(id: "pictures", layout: Self.pictureGrid) {
        for (index, picture) in profile.pictures.enumerated() { picture.tile(id: index) }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = profile.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    view.backgroundColor = .systemBackground
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsSelection = false
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
