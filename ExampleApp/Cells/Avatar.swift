import LegoViews
import UIKit

extension Person {
  /// Creates a circle with initials, which has the same size for all text sizes.
  @MainActor static func avatar(
    of person: some Outputing<Person>, side: CGFloat = 40
  ) -> UIView {
    UILabel().text(person.map { $0.initials })
      .font(.systemFont(ofSize: side * 0.375, weight: .semibold)).textColor(.white)
      .textAlignment(.center).backgroundColor(person.map { $0.color })
      .cornerRadius(side / 2).clipped().size(.equalTo(side), .equalTo(side))
  }

  /// The color of the person's avatar, with distant hues for neighboring ids.
  private var color: UIColor {
    UIColor(hue: CGFloat(id * 37 % 100) / 100, saturation: 0.5, brightness: 0.58, alpha: 1)
  }
}
