import LegoKit
import UIKit

/// The queue of a music player: a tap plays a song, a drag reorders, a swipe removes.
final class QueueScreen: LegoViewController {
  @StateObject var model = PlayerModel()

  override var lego: Lego {
    Lego {
      if let song = model.current {
        Section(id: "current", layout: .list(.insetGrouped), header: TextHeader("Now Playing")) {
          nowPlaying(song)
        }
      }
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
    .emptyScreen("Nothing to Play", message: "Songs that you add are played here.")
  }

  private func nowPlaying(_ song: Song) -> some TypedItemType {
    ViewItem(id: "now", NowPlaying(song: song, isPlaying: model.isPlaying)) { [model] now in
      HBox {
        UIImageView().image(now.map { $0.song.cover(side: 88) }).size(88, 88)
        VBox {
          UILabel().text(now.song.title).textStyle(.headline).numberOfLines(0).size(.fill, .wrap)
          UILabel().text(now.song.artist).textStyle(.subheadline).numberOfLines(0)
            .textColor(.secondaryLabel).size(.fill, .wrap)
          HBox {
            UIButton(configuration: .borderedTinted())
              .text(now.map { $0.isPlaying ? "Pause" : "Play" })
              .action { model.isPlaying.toggle() }
            UIButton(configuration: .gray()).text("Next").action { model.playNext() }
          }
          .space(8)
        }
        .space(6).size(.fill, .wrap)
      }
      .space(14).justifyContent(.centerY).padding(16)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Queue"
  }
}

/// The displayed state of the player.
private struct NowPlaying: Hashable {
  var song: Song
  var isPlaying: Bool
}
