import LegoViews
import UIKit

extension Profile {
  /// Returns the profile: portrait, numbers, names, text, and a button to follow.
  @MainActor func header(onFollow: @escaping @MainActor () -> Void) -> some TypedItemType {
    ViewItem(id: handle, self) { profile in
      VBox {
        HBox {
          UIImageView().image(profile.map { $0.portrait.image(side: 88) })
            .cornerRadius(44).clipped().size(88, 88).margin(trailing: 16)
          Self.number(profile.map { $0.pictures.count }, caption: "pictures")
          Self.number(profile.map { $0.followers }, caption: "followers")
          Self.number(profile.map { $0.following }, caption: "following")
        }
        .justifyContent(.centerY).size(.fill, .wrap)
        VBox {
          UILabel().text(profile.name).textStyle(.title3, weight: .semibold).numberOfLines(0)
            .size(.fill, .wrap)
          UILabel().text(profile.map { "@" + $0.handle }).textStyle(.subheadline)
            .textColor(.secondaryLabel).size(.fill, .wrap)
        }
        .size(.fill, .wrap)
        UILabel().text(profile.words).textStyle(.body).numberOfLines(0).size(.fill, .wrap)
        UIButton().configuration(profile.map { $0.followButton }).action(onFollow)
          .size(.fill, .wrap)
      }
      .space(12).padding(top: 12, leading: 16, bottom: 16, trailing: 16)
    }
  }

  /// Creates a number above its caption.
  @MainActor private static func number(
    _ number: some Outputing<Int>, caption: String
  ) -> UIView {
    VBox {
      UILabel()
        .text(number.map { $0.formatted(.number.locale(Locale(identifier: "en"))) })
        .textStyle(.headline)
      UILabel().text(caption).textStyle(.caption1).textColor(.secondaryLabel)
    }
    .size(.fill, .wrap)
    .then { column in
      for case let label as UILabel in column.subviews {
        label.textAlignment(.center).adjustsFontSizeToFitWidth(true).minimumScaleFactor(0.6)
          .size(.fill, .wrap)
      }
    }
  }

  @MainActor private var followButton: UIButton.Configuration {
    var configuration: UIButton.Configuration = isFollowed ? .gray() : .filled()
    configuration.title = isFollowed ? "Following" : "Follow"
    return configuration
  }
}
