import LegoViews
import UIKit

/// A contact of a list.
typealias ContactItem = ViewItem<Person.ID, Person, UIView>

extension Person {
  /// A row with initials in a circle, the name and the role, above a line.
  @MainActor var contactRow: ContactItem {
    ViewItem(id: id, self) { person in
      ZBox {
        HBox {
          Person.avatar(of: person)
          VBox {
            UILabel().text(person.name).textStyle(.body).numberOfLines(2).size(.fill, .wrap)
            UILabel().text(person.role).textStyle(.subheadline).numberOfLines(2)
              .textColor(.secondaryLabel).size(.fill, .wrap)
          }
          .space(2).size(.fill, .wrap)
        }
        .space(12).padding(top: 10, leading: 16, bottom: 10, trailing: 16).size(.fill, .wrap)
        UIView().backgroundColor(.separator).size(.fill, 0.5).margin(leading: 68)
          .alignment(.bottom)
      }
    }
  }
}
