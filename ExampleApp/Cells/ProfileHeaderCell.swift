import LegoKit
import UIKit

/// The profile at the top of its screen.
struct ProfileItem: TypedItemType, Hashable {
  typealias CellType = ProfileHeaderCell

  let profile: Profile
  let onFollow: ItemAction<Void>

  var id: String { profile.handle }
}

/// A profile: portrait, numbers, names, text, and a button to follow.
final class ProfileHeaderCell: UICollectionViewCell, TypedCellType {
  typealias Item = ProfileItem

  private enum Metrics {
    static let margin: CGFloat = 16
    static let portrait: CGFloat = 88
    static let gap: CGFloat = 12
  }

  private var onFollow: ItemAction<Void>?
  private let portrait = UIImageView()
  private let pictures = NumberView(caption: "pictures")
  private let followers = NumberView(caption: "followers")
  private let following = NumberView(caption: "following")
  private let name = UILabel(.title3, lines: 0, weight: .semibold)
  private let handle = UILabel(.subheadline, color: .secondaryLabel)
  private let words = UILabel(.body, lines: 0)
  private lazy var button = UIButton(
    configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.onFollow?() })

  override init(frame: CGRect) {
    super.init(frame: frame)
    portrait.layer.cornerRadius = Metrics.portrait / 2
    portrait.clipsToBounds = true
    contentView.addPinned(
      column,
      insets: NSDirectionalEdgeInsets(
        top: Metrics.gap, leading: Metrics.margin, bottom: Metrics.margin,
        trailing: Metrics.margin))
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: Metrics.portrait),
      portrait.heightAnchor.constraint(equalToConstant: Metrics.portrait),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ProfileItem) {
    let profile = item.profile
    onFollow = item.onFollow
    portrait.image = profile.portrait.image(side: Metrics.portrait)
    pictures.number = profile.pictures.count
    followers.number = profile.followers
    following.number = profile.following
    name.text = profile.name
    handle.text = "@" + profile.handle
    words.text = profile.words
    button.configuration = profile.isFollowed ? .gray() : .filled()
    button.configuration?.title = profile.isFollowed ? "Following" : "Follow"
  }

  private var column: UIStackView {
    let names = UIStackView(arrangedSubviews: [name, handle])
    names.axis = .vertical
    let column = UIStackView(arrangedSubviews: [head, names, words, button])
    column.axis = .vertical
    column.spacing = Metrics.gap
    return column
  }

  private var head: UIStackView {
    let numbers = UIStackView(arrangedSubviews: [pictures, followers, following])
    numbers.distribution = .fillEqually
    let head = UIStackView(arrangedSubviews: [portrait, numbers])
    head.alignment = .center
    head.spacing = Metrics.margin
    return head
  }
}
