import LegoViews
import UIKit

/// Outlines of files, whose folders open and close at a tap or all at once, in a list or in a grid.
///
/// The folders of a server load their content when they are opened first. Files are deleted by a swipe or
/// a menu, and dragged into folders.
final class FilesScreen: LegoViewController {
  @StateObject var model = FilesModel()
  @State private var expanded: Set<File.ID> = ["Boat"]
  @State private var isGrid = false
  private let load: @MainActor (File) async throws -> [File]

  /// Creates a screen with a function that loads the content of a folder of the server.
  init(load: @escaping @MainActor (File) async throws -> [File] = File.load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      if isGrid {
        sections(layout: Self.grid.scaledWithText()) { file, node in file.tile(node) }
      } else {
        sections(layout: .list(.insetGrouped)) { file, _ in file.row }
      }
    }
    .emptyScreen("No Files")
  }

  /// Returns the files of the user, and those of the server, with an item for each.
  private func sections<Item: LegoItem>(
    layout: any SectionLayout, item: @escaping (File, OutlineNode) -> Item
  ) -> [Section] {
    let item = { [weak self] file, node in Self.item(item(file, node), of: file, on: self) }
    return [
      Section(id: "files", layout: layout) {
        ForEach(model.files, children: \.children, expanded: $expanded, item: item)
      },
      Section(id: "server", layout: layout, header: TextHeader("Server")) {
        ForEach(
          model.server, isBranch: \.isFolder, loaded: $model.loaded, expanded: $expanded,
          children: load, item: item)
      },
    ]
  }

  /// Returns an item with what the user can do with its file.
  private static func item<Item: LegoItem>(
    _ item: Item, of file: File, on screen: FilesScreen?
  ) -> ModifiedItem<Item.UnmodifiedItem> {
    let item = item.draggable(file)
      .swipeActions { [weak screen] in
        SwipeAction("Delete", style: .destructive) { screen?.model.remove(file) }
      }
      .contextMenu { [weak screen] in
        if file.isFolder, screen?.model.isKnown(file) == true {
          UIAction(title: "New folder inside") { _ in screen?.addFolder(to: file) }
        }
        UIAction(title: "Delete", attributes: .destructive) { _ in screen?.model.remove(file) }
      }
    guard file.isFolder, let screen, screen.model.isKnown(file) else { return item }
    return item.onDrop(of: File.self) { [weak screen] files in
      screen?.model.move(files, into: file)
    }
  }

  private static let grid = GridLayout(
    columns: .minimumWidth(104), spacing: 12,
    insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))

  override func configure(_ collectionView: UICollectionView) {
    collectionView.backgroundColor = .systemGroupedBackground
  }

  override func viewDidLoad() {
    legoRenderer.onUpdate = { [weak self] _ in self?.updateBar() }
    super.viewDidLoad()
    title = "Files"
  }

  private func updateBar() {
    let all = UIBarButtonItem(
      title: "All", primaryAction: UIAction { [weak self] _ in self?.toggleAll() })
    let layout = UIBarButtonItem(
      title: isGrid ? "List" : "Grid",
      primaryAction: UIAction { [weak self] _ in self?.isGrid.toggle() })
    navigationItem.rightBarButtonItems = [all, layout]
  }

  private func toggleAll() {
    let folders = Set(model.files.flatMap(\.folders))
    if expanded.isSuperset(of: folders) {
      expanded.subtract(folders)
    } else {
      expanded.formUnion(folders)
    }
  }

  private func addFolder(to folder: File) {
    model.addFolder(to: folder)
    expanded.insert(folder.id)
  }
}

extension File {
  @MainActor fileprivate var row: ValueRow {
    ValueRow(name, size, id: id).image(.symbol(symbol))
  }

  /// Returns an image above the name and the folder, which is another one while it is open.
  @MainActor fileprivate func tile(_ node: OutlineNode) -> some LegoItem {
    ViewItem(id: id, FileTile(file: self, isExpanded: node.isExpanded)) { tile in
      VBox {
        UIImageView().image(tile.map { UIImage(systemName: $0.symbol) })
          .contentMode(.scaleAspectFit).size(56, 44)
        UILabel().text(tile.map { $0.file.name }).textStyle(.footnote).numberOfLines(0)
          .textAlignment(.center).size(.fill, .wrap)
        UILabel().text(tile.map { $0.detail }).textStyle(.caption2).textColor(.secondaryLabel)
          .numberOfLines(0).textAlignment(.center).size(.fill, .wrap)
      }
      .space(4).justifyContent(.centerX).padding(8)
    }
    .card()
  }
}

/// A file in the grid.
private struct FileTile: Hashable {
  let file: File
  let isExpanded: Bool

  var symbol: String { file.isFolder && isExpanded ? "folder.fill" : file.symbol }
  /// The size, or the folder, by which the files of open folders differ.
  var detail: String { file.size ?? file.parent ?? "" }
}
