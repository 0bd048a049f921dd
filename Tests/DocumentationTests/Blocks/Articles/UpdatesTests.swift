import LegoKit
import LegoTesting
import Testing
import UIKit

final class QueueScreen: LegoViewController {
  @State var songs: [Song] = []

  override var lego: Lego {
    Lego {
      Section(id: "queue", layout: .list(.plain)) {
        ForEach(songs) { SubtitleRow($0.title, $0.artist, id: $0.id) }
      }
      .transition(.slide(from: .leading), removal: .scale(0.5))
    }
  }

  override func viewDidLoad() {
    legoRenderer.anchor = .firstVisibleItem
    legoRenderer.onUpdate = { report in print(report) }
    super.viewDidLoad()
  }

  func replaceSongs(by loaded: [Song]) {
    withLegoTransaction(.none) { songs = loaded }
  }
}

final class ArchiveController: UIViewController {
  private var titles = ["2024", "2025"]
  private lazy var renderer = LegoRenderer(lego: content)

  private var content: Lego {
    Lego {
      Section(id: "years", layout: .list(.plain)) { titles.map { TextRow($0) } }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    renderer.render(in: view)
  }

  func add(_ title: String) {
    titles.append(title)
    renderer.apply(content) { outcome in print(outcome) }
  }
}

@MainActor private struct Player {
  let queue: QueueScreen

  func play(_ song: Song) {
    queue.songs.append(song)
    queue.legoRenderer.scroll(to: song.id, at: .bottom)
  }
}

/// The code of the article "Updates".
@MainActor @Suite("Updates") struct UpdatesTests {
  @Test("A song that is added is scrolled into sight") func scrolling() {
    let queue = QueueScreen()
    queue.songs = (0..<60).map { Song(id: $0, title: "Song \($0)") }
    let screen = Screen(queue)
    Player(queue: queue).play(Song(id: 100, title: "So What"))
    screen.settle()
    #expect(screen.text.hasSuffix("So What"))
  }

  @Test("The changes of an update are values") func changes() {
    let queue = QueueScreen()
    queue.songs = [Song(id: 1, title: "So What"), Song(id: 2, title: "Blue in Green")]
    let screen = Screen(queue)
    let changes = screen.changes { queue.songs.removeFirst() }
    #expect(changes == [.deleted([1], in: "queue")])
    queue.replaceSongs(by: [Song(id: 3, title: "All Blues")])
    #expect(screen.text == "All Blues")
  }

  @Test("A controller applies a description by hand") func apply() {
    let controller = ArchiveController()
    let screen = Screen(controller)
    controller.add("2026")
    #expect(screen.text == "2024\n2025\n2026")
  }
}
