import LegoViews
import UIKit

/// Games by league whose results change each second; a tap moves a game to the favorites on top.
final class ScoresScreen: LegoViewController {
  @StateObject var model: ScoresModel
  private var updates: Task<Void, Never>?

  /// Creates a screen for games.
  init(_ model: ScoresModel = ScoresModel()) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      for group in model.groups {
        let title = TextHeader(group.name, style: .prominent).background(.systemBackground)
        Section(id: group.name, layout: Self.layout, header: title) {
          ForEach(group.games) { [model] in Self.row(of: $0, model) }
        }
      }
    }
  }

  private static func row(of game: Game, _ model: ScoresModel) -> some LegoItem {
    let score = Score(game: game, isFavorite: model.favorites.contains(game.id))
    return score.row.onSelect { model.toggleFavorite(game.id) }
      .accessibilityLabel(game.spokenResult)
      .accessibilityHint(score.isFavorite ? "Removes the favorite" : "Adds a favorite")
  }

  // One column on phones, two in landscape, three on tablets.
  private static let layout = GridLayout(
    columns: .adaptive(
      1, accessibility: 1, wide: .adaptive(2, wide: 3, from: 1000), from: 600),
    spacing: 8, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16),
    pinsHeader: true)

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemBackground
    title = "Scores"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updates = model.follow()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updates?.cancel()
  }
}

/// A game, and whether it is a favorite.
struct Score: Hashable {
  let game: Game
  let isFavorite: Bool

  /// A row with the time, the teams, their goals and a star.
  @MainActor var row: ViewItem<Game.ID, Score, UIView> {
    ViewItem(id: game.id, self) { score in
      HBox {
        VBox {
          UILabel().text(score.map { $0.game.time }).textStyle(.caption1)
            .textColor(.secondaryLabel).numberOfLines(0).size(.fill, .wrap)
          Self.team(score.map { $0.game.home }, score.map { "\($0.game.homeGoals)" })
          Self.team(score.map { $0.game.away }, score.map { "\($0.game.awayGoals)" })
        }
        .space(4).size(.fill, .wrap)
        UIImageView().image(score.map { UIImage(systemName: $0.isFavorite ? "star.fill" : "star") })
          .symbolConfiguration(UIImage.SymbolConfiguration(textStyle: .title3))
      }
      .space(16).justifyContent(.centerY).padding(12)
      .backgroundColor(.secondarySystemBackground).cornerRadius(12)
    }
  }

  @MainActor private static func team(
    _ name: SimpleOutput<String>, _ goals: SimpleOutput<String>
  ) -> UIView {
    HBox {
      UILabel().text(name).textStyle(.body).numberOfLines(0).size(.fill, .wrap)
      UILabel().text(goals).textStyle(.body, weight: .semibold)
    }
    .space(12).size(.fill, .wrap)
  }
}
