import LegoViews
import UIKit

// The same cell written in boxes, with anchors and with stack views. A test compares their frames, and the
// benchmark `cells` measures them.

/// A person with a note that wraps, which the cells display.
package struct Contact: Hashable, Identifiable, Sendable {
  package let id: Int
  let name: String
  let note: String

  /// Creates the contact of an index, whose note has one to seven sentences.
  package init(_ index: Int) {
    id = index
    name = "Contact \(index)"
    note = Array(repeating: "A note that wraps.", count: index % 7 + 1).joined(separator: " ")
  }
}

/// The cell in boxes.
@MainActor package func boxesItem(_ contact: Contact) -> some TypedItemType {
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
package struct AnchorsItem: TypedItemType, Hashable {
  package typealias CellType = AnchorsCell
  let contact: Contact
  package var id: Int { contact.id }

  /// Creates the item of a contact.
  package init(_ contact: Contact) { self.contact = contact }
}

/// The cell of ``AnchorsItem``.
package final class AnchorsCell: UICollectionViewCell, TypedCellType {
  private let icon = UIView()
  private let name = UILabel()
  private let note = UILabel()

  package override init(frame: CGRect) {
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

  package required init?(coder: NSCoder) { nil }

  package func update(with item: AnchorsItem) {
    (name.text, note.text) = (item.contact.name, item.contact.note)
  }
}

/// The cell with stack views.
package struct StacksItem: TypedItemType, Hashable {
  package typealias CellType = StacksCell
  let contact: Contact
  package var id: Int { contact.id }

  /// Creates the item of a contact.
  package init(_ contact: Contact) { self.contact = contact }
}

/// The cell of ``StacksItem``.
package final class StacksCell: UICollectionViewCell, TypedCellType {
  private let icon = UIView()
  private let name = UILabel()
  private let note = UILabel()

  package override init(frame: CGRect) {
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

  package required init?(coder: NSCoder) { nil }

  package func update(with item: StacksItem) {
    (name.text, note.text) = (item.contact.name, item.contact.note)
  }
}
