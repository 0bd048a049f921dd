// What the examples in doc comments use without declaring it.
import LegoTesting
import LegoViews
import UIKit

extension ViewModifiable where Self: GaugeView {
  func level(_ level: CGFloat) -> Self { set(\.level, to: level, resizes: false) }
}

/// A model, and the item that displays it.
struct ExampleItem: TypedItemType, Codable, Hashable, Identifiable, DragValue {
  typealias CellType = ExampleCell
  static let dragTypeIdentifier = "org.example.item"

  var id = 0
  var title = ""
  var name = ""
  var email = ""
  var kind = ""
  var line = ""
  var isDone = false
  var children: [ExampleItem]? = nil

  init(_ value: Any? = nil) {}
  init(id: Int) { self.id = id }

  var aspectRatio: CGFloat { 1 }
  var height: CGFloat { 44 }
  var color: UIColor { .red }
  var cover: UIImage { UIImage() }
  var image: UIImage { UIImage() }
  var isAvailable: Bool { true }
  var isFolder: Bool { true }
  var isFriend: Bool { true }
  var isOwn: Bool { true }
  var members: [ExampleItem] { [] }
  var price: String { "" }
  var progress: Float { 0 }
  var rating: Int { 0 }
  var song: ExampleItem { self }
  var stock: String { "" }
  var unread: Int? { nil }
  var url: URL { URL(fileURLWithPath: "/") }
}

final class ExampleCell: UICollectionViewCell, TypedCellType {
  func update(with item: ExampleItem) {}
  func display(_ item: ExampleItem) {}
}

typealias AdItem = ExampleItem
typealias AppItem = ExampleItem
typealias Animal = ExampleItem
typealias ChatItem = ExampleItem
typealias ColorItem = ExampleItem
typealias ContactItem = ExampleItem
typealias CoverItem = ExampleItem
typealias File = ExampleItem
typealias FilterItem = ExampleItem
typealias FolderItem = ExampleItem
typealias HintItem = ExampleItem
typealias KeyItem = ExampleItem
typealias Link = ExampleItem
typealias LinkItem = ExampleItem
typealias MailboxItem = ExampleItem
typealias MessageItem = ExampleItem
typealias NoteCell = ExampleCell
typealias NoteDetail = ExampleItem
typealias OfferItem = ExampleItem
typealias PhotoItem = ExampleItem
typealias PhotoSkeleton = ExampleItem
typealias PlanItem = ExampleItem
typealias Post = ExampleItem
typealias PostItem = ExampleItem
typealias PostSkeleton = ExampleItem
typealias PriceField = ExampleItem
typealias Product = ExampleItem
typealias Song = ExampleItem
typealias SongItem = ExampleItem
typealias StarItem = ExampleItem
typealias StockField = ExampleItem
typealias Tag = ExampleItem
typealias Task = ExampleItem
typealias TaskItem = ExampleItem
typealias TeamItem = ExampleItem
typealias TextField = ExampleItem
typealias TitleField = ExampleItem
typealias TitleItem = ExampleItem
typealias VideoItem = ExampleItem

/// The titles of the columns of a table.
struct PriceTitles: TypedItemType, Equatable {
  typealias CellType = PriceTitlesCell
  var id: Int { 0 }
  var table: TableLayout
}

final class PriceTitlesCell: UICollectionViewCell, TypedCellType {
  func update(with item: PriceTitles) {}
}

enum Weekday: String, CaseIterable {
  case monday, sunday
  var name: String { rawValue }
}

enum Theme: String, CaseIterable, Identifiable {
  case light, dark
  var id: String { rawValue }
  var name: String { rawValue }
  var color: UIColor { self == .light ? .white : .black }
}

final class AboutViewController: UIViewController {}

struct Person {
  struct Address { var street = "" }
  var addresses = [Address()]
}

final class CardView: UICollectionReusableView {}

final class PlayerView: UIView {
  convenience init(_ video: ExampleItem) { self.init(frame: .zero) }
}

final class EmptyLibraryView: UIView {}

final class ColorsViewController: ExampleController {}

final class ShopViewController: ExampleController {}

final class GaugeView: UIView {
  var level: CGFloat = 0
}

final class Dial: UIControl {
  var angle = 0.0
}

@MainActor final class ViewModel: LegoObservableObject {
  @LegoPublished var items: [ExampleItem] = []
}

@MainActor final class ExampleModel: LegoObservableObject {
  @LegoPublished var title = ""
  @LegoPublished var tasks: [ExampleItem] = []
  @LegoPublished var isWiFiOn = false
  @LegoPublished var related: [ExampleItem] = []
  @LegoPublished var columns: [ExampleColumn] = []
}

struct ExampleColumn: Identifiable {
  let id: Int
  var cards: [ExampleCard]
}

struct ExampleCard: Identifiable, Codable, DragValue {
  static let dragTypeIdentifier = "org.example.card"
  let id: Int
  let title: String
}

struct Page: Sendable {
  var posts: [ExampleItem] { [] }
  var hasMore: Bool { false }
}

struct API: Sendable {
  func posts(after id: Int?) async throws -> Page { Page() }
  func files(in folder: ExampleItem) async throws -> [ExampleItem] { [] }
}

struct Loader {
  func load(_ urls: [URL]) {}
  func cancel(_ urls: [URL]) {}
}

let (ad, album, app, chat, contact, folder) = (
  ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem()
)
let (key, link, message, photo, plan, post) = (
  ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem()
)
let (rating, song, station, team, upload, video) = (
  ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem(), ExampleItem()
)
@MainActor let logo = UIImage()
@MainActor let folderActions: [UIMenuElement] = []
let filter = ExampleItem()

@MainActor func deleteAction(at path: IndexPath) -> UIContextualAction {
  UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
}

/// The controller in which examples run.
class ExampleController: UIViewController {
  @StateObject var model = ExampleModel()
  @State var ads: [ExampleItem] = []
  @State var animals: [ExampleItem] = []
  @State var apps: [ExampleItem] = []
  @State var card = ""
  @State var colors: [ExampleItem] = []
  @State var contacts: [ExampleItem] = []
  @State var alarm = Date.now
  @State var begin = Date.now
  @State var day = Date.now
  @State var days: [ExampleItem] = []
  @State var count = 0
  @State var everything: [ExampleItem] = []
  @State var favorites: [ExampleItem] = []
  @State var fields: [ExampleItem] = []
  @State var files: [ExampleItem] = []
  @State var selectedFilter: String?
  @State var filters: [String] = []
  @State var flag = false
  @State var showsAdvanced = false
  @State var guests = 1
  @State var icons: [ExampleItem] = []
  @State var isCompact = false
  @State var isEditingList = false
  @State var keys: [ExampleItem] = []
  @State var level: CGFloat = 0
  @State var links: [ExampleItem] = []
  @State var mail = ""
  @State var mailboxes: [ExampleItem] = []
  @State var messages: [ExampleItem] = []
  @State var month = ""
  @State var name = ""
  @State var names: [String] = []
  @State var nickname: String?
  @State var notes: [ExampleItem] = []
  @State var number = ""
  @State var offers: [ExampleItem] = []
  @State var page = 0
  @State var paging = LoadState.idle
  @State var people: [ExampleItem] = []
  @State var percent = 50
  @State var person = Person()
  @State var phase = LoadState.loaded
  @State var phone = ""
  @State var photos: [ExampleItem] = []
  @State var plans: [ExampleItem] = []
  @State var posts: [ExampleItem] = []
  @State var products: [ExampleItem] = []
  @State var queue: [ExampleItem] = []
  @State var rows: [ExampleItem] = []
  @State var selectedMessages: Set<Int> = []
  @State var selectedNote: ExampleItem?
  @State var showsCake = false
  @State var songs: [ExampleItem] = []
  @State var sensors: [ExampleItem] = []
  @State var sounds: [ExampleItem] = []
  @State var stories: [ExampleItem] = []
  @State var weekdays: Set<Weekday> = []
  @State var tagItems: [ExampleItem] = []
  @State var tasks: [ExampleItem] = []
  @State var theme = Theme.light
  @State var themeItems: [ExampleItem] = []
  @State var titles: [String] = []
  @State var videos: [ExampleItem] = []
  @State var volume = 0.5

  let state = State(ExampleItem())
  let (api, loader, url) = (API(), Loader(), URL(fileURLWithPath: "/"))
  let loaded: [ExampleItem] = []
  let failed: [RandomAction] = []
  let matches: [ScreenMatch] = []
  let text: [String] = []
  let insets = NSDirectionalEdgeInsets.zero
  let (showsDetails, showsHistory) = (true, true)
  var playlist = Playlist()
  var observation: StateObservation?

  let legoRenderer = LegoRenderer(lego: Lego {})
  var renderer: LegoRenderer { legoRenderer }
  var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  var section = SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
  let tile = ItemLayoutBox(width: .w(0.5), height: .h(1))
  let group = GroupLayoutBox(width: .w(1), height: .absolute(44)) {}
  let layout = CompositionalLayoutBox {}
  let cards = GridLayout(columns: 2)

  let pageControl = UIPageControl()
  let `switch` = UISwitch()
  let stackView = UIStackView()
  let (label, titleLabel, date, author, header, icon, badge, spacer) = (
    UILabel(), UILabel(), UILabel(), UILabel(), UIView(), UIView(), UIView(), UIView()
  )
  let gauge = GaugeView()
  let row = HBox()

  var controller: ExampleController { self }
  lazy var screen = Screen(self)

  func columns(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    cards.section(in: environment)
  }
  func add(_ items: Any? = nil, to target: Any? = nil) {}
  func begin(_ value: Any) {}
  func choose(_ value: Any) {}
  func close() {}
  func delete(_ value: Any? = nil) {}
  func end(_ value: Any) {}
  func like(_ value: Any) {}
  func load() {}
  func loadEarlier() {}
  func loadImage(of value: Any) {}
  func loadMore() {}
  func logOut() {}
  func markAsRead(_ value: Any) {}
  func open(_ value: Any) {}
  func openAlbums() {}
  func pause(_ value: Any? = nil) {}
  func play(_ value: Any) {}
  func reload() async {}
  func remove(_ value: Any) {}
  func reply(to value: Any) {}
  func report(_ value: Any) {}
  func save() {}
  func select(_ value: Any) {}
  func setAlarm(_ isOn: Bool) {}
  func setVolume(_ volume: CGFloat, of value: Any) {}
}

struct Playlist {
  mutating func move(from source: Int, to target: Int) {}
}
