import LegoKit
import UIKit

// The cell of ContactCells.swift in LegoKitTests, which compares the frames of the three.

/// What the cells display.
struct Contact: Hashable, Identifiable {
  let id: Int
  var name: String
  var note: String
}

/// The cell in boxes.
@MainActor func boxesItem(_ contact: Contact) -> some TypedItemType {
  ViewItem(id: contact.id, contact) { contact in
    HBox {
      UIView().backgroundColor(.systemTeal).cornerRadius(20).size(40, 40)
      VBox {
        UILabel().text(contact.name).font(.boldSystemFont(ofSize: 17)).size(.fill, .wrap)
        UILabel().text(contact.note).numberOfLines(0).size(.fill, .wrap)
      }
      .space(4).size(.fill, .wrap)
    }
    .space(12).padding(16)
  }
}

/// The cell with anchors.
struct AnchorsItem: TypedItemType, Hashable {
  typealias CellType = AnchorsCell
  let contact: Contact
  var id: Int { contact.id }
}

final class AnchorsCell: UICollectionViewCell, TypedCellType {
  let icon = UIView()
  let name = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.backgroundColor = .systemTeal
    icon.layer.cornerRadius = 20
    name.font = .boldSystemFont(ofSize: 17)
    note.numberOfLines = 0
    for view in [icon, name, note] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let bottom = contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 16)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      contentView.bottomAnchor.constraint(greaterThanOrEqualTo: icon.bottomAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: name.trailingAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      note.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: AnchorsItem) {
    (name.text, note.text) = (item.contact.name, item.contact.note)
  }
}

/// The cell with stack views.
struct StacksItem: TypedItemType, Hashable {
  typealias CellType = StacksCell
  let contact: Contact
  var id: Int { contact.id }
}

final class StacksCell: UICollectionViewCell, TypedCellType {
  let icon = UIView()
  let name = UILabel()
  let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.backgroundColor = .systemTeal
    icon.layer.cornerRadius = 20
    name.font = .boldSystemFont(ofSize: 17)
    note.numberOfLines = 0
    let texts = UIStackView(arrangedSubviews: [name, note])
    (texts.axis, texts.spacing) = (.vertical, 4)
    let row = UIStackView(arrangedSubviews: [icon, texts])
    (row.alignment, row.spacing) = (.top, 12)
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let bottom = contentView.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 16)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40),
      icon.heightAnchor.constraint(equalToConstant: 40),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: StacksItem) {
    (name.text, note.text) = (item.contact.name, item.contact.note)
  }
}
