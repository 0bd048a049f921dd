import LegoViews
import UIKit

/// The queue of a music player: a tap plays a song, a drag reorders, a swipe removes.
final class QueueScreen: LegoViewController {
  @StateObject var model = PlayerModel()

  override var lego: Lego {
    Lego {
      if let song = model.current {
        Section(id: "current", layout: .rows(insets: Self.insets)) { nowPlaying(song) }
      }
      if !model.queue.isEmpty {
        Section(id: "queue", layout: .list(.insetGrouped), header: TextHeader("Next Up")) {
          ForEach(model.queue) { [model] song in
            song.row
              .onSelect { model.play(song.id) }
              .swipeActions {
                SwipeAction("Remove", style: .destructive) { model.remove(song.id) }
              }
              .swipeActions(edge: .leading) {
                SwipeAction("Play Next") { model.moveToFront(song.id) }
              }
          }
        }
        .onReorder($model.queue)
      }
    }
    .emptyScreen("Nothing to Play", message: "Songs that you add are played here.")
  }

  private func nowPlaying(_ song: Song) -> some TypedItemType {
    ViewItem(id: "now", NowPlaying(song: song, isPlaying: model.isPlaying)) { [model] now in
      VBox {
        UIImageView().image(now.map { $0.song.cover(side: 160) }).size(160, 160).cornerRadius(12)
          .clipped()
        UILabel().text(now.song.title).textStyle(.title2).numberOfLines(0).textAlignment(.center)
          .size(.fill, .wrap)
        UILabel().text(now.song.artist).textStyle(.subheadline).numberOfLines(0)
          .textAlignment(.center).textColor(.secondaryLabel).size(.fill, .wrap)
        HFlow {
          UIButton(configuration: .borderedTinted())
            .text(now.map { $0.isPlaying ? "Pause" : "Play" })
            .action { model.isPlaying.toggle() }
          UIButton(configuration: .gray()).text("Next").action { model.playNext() }
        }
        .space(8).lineSpacing(8)
      }
      .space(8).justifyContent(.centerX).padding(16)
      .backgroundColor(.secondarySystemGroupedBackground).cornerRadius(12)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Queue"
  }

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
  }

  private static let insets = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// The displayed state of the player.
private struct NowPlaying: Hashable {
  var song: Song
  var isPlaying: Bool
}
