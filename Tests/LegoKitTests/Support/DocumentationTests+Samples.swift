import LegoKit
import UIKit

/// The models, items and cells of the README's screens, which the README does not contain.
extension DocumentationTests {
  struct Network: Equatable {
    let name: String
  }

  struct Person: Equatable {
    var name: String
  }

  struct Team {
    var id: String
    var members: [Person]
  }

  class ContactsModel: LegoObservableObject {
    @LegoPublished var teams = [
      Team(id: "Design", members: [Person(name: "Clara Ahrens"), Person(name: "Tomás Ibarra")])
    ]
  }

  struct TeamItem: TypedItemType, Equatable {
    typealias CellType = TeamCell
    var id: String
    init(_ team: Team) { id = team.id }
  }

  final class TeamCell: TextCell, TypedCellType {
    func update(with item: TeamItem) { label.text = item.id }
  }

  struct ContactItem: TypedItemType, Equatable {
    typealias CellType = ContactCell
    var person: Person
    var id: String { person.name }
  }

  final class ContactCell: TextCell, TypedCellType {
    func update(with item: ContactItem) { label.text = item.person.name }
  }

  /// A label as large as its cell.
  class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.frame = contentView.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
  }

  class Tiles: NSObject, UICollectionViewDataSource {
    let count: Int

    init(count: Int) { self.count = count }

    func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
