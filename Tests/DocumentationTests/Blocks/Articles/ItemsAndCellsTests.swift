import LegoTesting
import LegoViews
import TestSupport
import Testing
import UIKit

struct SongItem: TypedItemType, Equatable {
  typealias CellType = SongCell
  var id: Int
  var title: String
}

final class SongCell: UICollectionViewListCell, TypedCellType {
  func update(with item: SongItem) {
    var content = defaultContentConfiguration()
    content.text = item.title
    contentConfiguration = content
  }
}

struct PlayItem: TypedItemType, Equatable {
  typealias CellType = PlayCell
  var id: Int
  var onPlay: ItemAction<Void>
}

final class PlayCell: UICollectionViewCell, TypedCellType {
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Play", for: .normal)
    button.frame = contentView.bounds
    button.addAction(UIAction { [weak self] _ in self?.play() }, for: .primaryActionTriggered)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  private func play() {
    perform(\.onPlay)
    print(displayedItem?.id ?? 0)
  }

  func update(with item: PlayItem) {}
}

/// The code of the article "Items and cells".
@MainActor @Suite("Items and cells") struct ItemsAndCellsTests {
  @Test("A section displays items of several types") func types() {
    var album = Album(title: "Kind of Blue")
    let screen = Screen(
      SectionsScreen {
        Section(id: "album", layout: .list(.plain), header: TextHeader(album.title, style: .plain))
        {
          ImageRow(album.title, image: album.cover)
          if album.songs.isEmpty {
            TextRow("No songs")
          } else {
            ForEach(album.songs) { SongItem(id: $0.id, title: $0.title) }
          }
        }
      })
    #expect(screen.text.contains("Kind of Blue"))
    #expect(screen.text.contains("No songs"))
    album.songs = [Song(id: 1, title: "So What")]
    let other = Screen(
      SectionsScreen {
        Section(id: "album", layout: .list(.plain)) {
          ForEach(album.songs) { SongItem(id: $0.id, title: $0.title) }
        }
      })
    #expect(other.text == "So What")
  }

  @Test("The rows of the article are drawn") func rows() throws {
    let controller = SettingsExample()
    let screen = Screen(controller, size: CGSize(width: 390, height: 500))
    expectDocumentationImage(screen.image(), named: "rows", in: "LegoKit")
    try screen.tap("Sign Out")
    #expect(controller.isSignedOut)
    screen.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    expectDocumentationImage(screen.image(), named: "rows~dark", in: "LegoKit")
  }

  @Test("Views and boxes are cells") func views() {
    let progress: Float = 0.25
    let song = Song(id: 1, title: "So What", artist: "Miles Davis")
    let screen = Screen(
      SectionsScreen {
        Section(id: "views", layout: .rows()) {
          ViewItem(id: "upload", progress) {
            UIProgressView()
          } update: { view, progress in
            view.progress = progress
          }
          ViewItem(id: song.id, song) { song in
            HBox {
              UIImageView().image(song.map { $0.cover }).size(44, 44)
              VBox {
                UILabel().text(song.title)
                UILabel().text(song.artist).textColor(.secondaryLabel)
              }
              .size(.fill, .wrap)
            }
            .space(12).justifyContent(.centerY).padding(16)
          }
        }
      })
    #expect(screen.text == "So What\nMiles Davis")
    #expect(screen.layoutDescription.contains("UIProgressView"))
  }

  @Test("A cell runs the action of its item") func actions() throws {
    final class Log { var count = 0 }
    let log = Log()
    let screen = Screen(
      SectionsScreen {
        Section(id: "play", layout: .rows(rowHeight: .exactly(44))) {
          PlayItem(id: 1, onPlay: ItemAction { log.count += 1 })
        }
      })
    try screen.tap("Play")
    #expect(log.count == 1)
  }

  @Test("A row has accessories of its own") func accessories() {
    let screen = Screen(
      SectionsScreen {
        Section(id: "wind", layout: .list(.plain)) {
          TextRow("Harbor").accessories(
            .label("12 kn"),
            .custom(id: "wind") { UIImageView(image: UIImage(systemName: "wind")) })
        }
      })
    #expect(screen.text == "Harbor | 12 kn")
  }

  @Test("Items are displayed on cards") func cards() {
    let screen = Screen(
      SectionsScreen {
        Section(id: "cards", layout: .grid(columns: 2, spacing: 12)) {
          SubtitleRow("Kitchen", "21.5 °C").card()
          SubtitleRow("Hall", "19 °C").card(hasShadow: true)
        }
      })
    for text in ["Kitchen", "Hall"] { #expect(screen.text.contains(text)) }
  }

  @Test("A header, a footer and a badge are items") func supplementaryItems() {
    let screen = Screen(
      SectionsScreen {
        Section(id: "drafts", layout: .list(.insetGrouped), header: TextHeader("Drafts")) {
          TextRow("Letter").badge(BadgeItem("2"))
        }
        .footer(TextFooter("Drafts are deleted after 30 days."))
      })
    for text in ["Drafts", "Letter", "2", "Drafts are deleted after 30 days."] {
      #expect(screen.text.contains(text))
    }
  }

  @Test("A header has a button, and a footer a link")
  func boundaries()
    throws
  {
    let controller = AlbumsExample()
    let screen = Screen(controller)
    try screen.tap("See All")
    try screen.tap("terms")
    #expect(controller.log == ["albums", "terms"])
    try screen.tap("Recently played")
    #expect(controller.presentedViewController is PlaylistViewController)
  }
}

private final class PlaylistViewController: UIViewController {}

private final class AlbumsExample: LegoViewController {
  private(set) var log: [String] = []

  override var lego: Lego {
    Lego {
      Section(
        id: "albums", layout: .list(.insetGrouped),
        header: TextHeader("Albums").accessories(
          .button("See All") { [weak self] in self?.displayAlbums() })
      ) {
        DisclosureRow("Recently played") { PlaylistViewController() }
      }
      .footer(
        TextFooter(
          "Prices are explained in the terms.",
          links: ["terms": { [weak self] in self?.displayTerms() }]))
    }
  }

  private func displayAlbums() { log.append("albums") }

  private func displayTerms() { log.append("terms") }
}

/// A screen of given sections.
final class SectionsScreen: LegoViewController {
  private let sections: @MainActor () -> Section

  init(_ sections: @escaping @MainActor () -> Section) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego { Lego { sections() } }
}

private final class SettingsExample: LegoViewController {
  @State private var sendsNotifications = true
  @State private var size = "M"
  @State private var copies = 2
  @State private var volume = 0.6
  @State private var name = "Ada"
  private(set) var isSignedOut = false

  override var lego: Lego {
    Lego {
      Section(id: "settings", layout: .list(.insetGrouped)) {
        ValueRow("Version", "1.0")
        SwitchRow("Notifications", isOn: $sendsNotifications)
        SegmentRow("Size", selection: $size, options: ["S", "M", "L"]) { $0 }
        StepperRow("Copies", value: $copies, in: 1...9)
        SliderRow("Volume", value: $volume)
        TextFieldRow("Name", text: $name)
        ButtonRow("Sign Out") { [weak self] in self?.signOut() }
      }
    }
  }

  private func signOut() { isSignedOut = true }
}
