import LegoKit
import LegoTesting
import TestSupport
import Testing
import UIKit

final class PlaylistScreen: LegoViewController {
  @State var songs: [Song] = []
  @State var favorites: Set<Int> = []

  override var lego: Lego {
    Lego {
      Section(id: "songs", layout: .list(.plain)) {
        ForEach(songs) { song in
          SubtitleRow(song.title, song.artist, id: song.id)
            .swipeActions { [weak self] in
              SwipeAction("Remove", style: .destructive) { self?.remove(song.id) }
            }
            .contextMenu { [weak self] in
              UIAction(title: "Play Next") { _ in self?.playNext(song.id) }
            }
        }
      }
      .selection($favorites)
      .onReorder($songs)
    }
    .emptyScreen("No Songs", message: "Songs that you add appear here.")
  }

  private func remove(_ id: Int) {
    songs.removeAll { $0.id == id }
  }

  private func playNext(_ id: Int) {
    songs.sort { one, _ in one.id == id }
  }
}

/// The other code of the article "Interaction".
private final class InteractionScreen: LegoViewController {
  @State var songs = [Song(id: 1, title: "So What")]
  @State var posts = [Post(id: 1, title: "First")]
  @State var phase = LoadState.loaded
  @State var paging = LoadState.idle
  @State var links = [URL(fileURLWithPath: "/a")]
  private(set) var played: Int?
  private let (album, covers) = ("Kind of Blue", ["Front", "Back"])

  override var lego: Lego {
    Lego {
      Section(id: "songs", layout: .list(.plain)) {
        ForEach(songs) { SongItem(id: $0.id, title: $0.title) }
      }
      .onSelect(on: self) { (screen, item: SongItem) in screen.play(item.id) }
      Section(id: "links", layout: .list(.plain)) {
        ForEach(links, id: \.self) { link in
          TextRow(link.absoluteString).draggable(link)
        }
      }
      .onDrop(of: URL.self) { [weak self] drop in
        self?.links.insert(contentsOf: drop.values, at: drop.index)
      }
      Section(id: "posts", layout: .rows()) {
        ForEach(posts) { SubtitleRow($0.title, $0.text, id: $0.id) }
      }
      .phase(phase) { [weak self] in self?.load() }
      .paging($paging) { [posts, loadPosts] in
        try await loadPosts(posts.last?.id)
      } insert: { [weak self] page in
        self?.posts += page
        return !page.isEmpty
      }
      Section(id: "covers", layout: .rows(), header: TextHeader(album)) {
        ForEach(covers, id: \.self) { TextRow($0) }
      }
      .scrollEffect(.stretch, on: .header)
      .scrollEffect(
        ScrollEffect { phase in
          ScrollEffect.Appearance(alpha: 1 - abs(phase.value), rotation: phase.value / 10)
        })
    }
  }

  func play(_ id: Int) { played = id }

  func scroll(to message: Post) {
    legoRenderer.anchor = .bottom
    legoRenderer.scroll(to: message.id, at: .bottom)
    legoRenderer.scroll(toSection: "today")
  }

  private func load() { phase = .loaded }

  private let loadPosts: @MainActor (Int?) async throws -> [Post] = { id in
    id == 1 ? [Post(id: 2, title: "Second")] : []
  }
}

/// The code of the article "Interaction".
@MainActor @Suite("Interaction") struct InteractionTests {
  @Test("The states of loading are drawn") func loading() {
    let screen = Screen(LoadingPicture(), size: CGSize(width: 600, height: 520))
    expectDocumentationImage(screen.image(), named: "loading", in: "LegoKit")
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    expectDocumentationImage(screen.image(), named: "loading~dark", in: "LegoKit")
  }

  @Test("A swipe removes a song, and a menu moves one to the start") func playlist() throws {
    let controller = PlaylistScreen()
    controller.songs = ["So What", "Blue in Green", "All Blues"].enumerated().map {
      Song(id: $0.offset, title: $0.element)
    }
    let screen = Screen(controller)
    try screen.swipe("So What", .left, choosing: "Remove")
    try screen.longPress("All Blues")
    try screen.chooseMenuItem("Play Next")
    #expect(controller.songs.map(\.title) == ["All Blues", "Blue in Green"])
    try screen.tap("Blue in Green")
    #expect(controller.favorites == [1])
    controller.songs = []
    #expect(screen.text.contains("No Songs"))
  }

  @Test("A tap plays a song, and the next page is loaded") func others() async throws {
    let controller = InteractionScreen()
    let screen = Screen(controller)
    try screen.tap("So What")
    #expect(controller.played == 1)
    try await screen.wait { screen.text.contains("Second") }
    controller.scroll(to: Post(id: 2, title: "Second"))
    #expect(controller.legoRenderer.anchor == .bottom)
    #expect(screen.text.contains("file:///a"))
  }
}
