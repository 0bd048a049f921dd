import LegoKit
import UIKit

/// Outlines of files, whose folders open and close at a tap or all at once.
///
/// The folders of a server load their content when they are opened first.
final class FilesScreen: LegoViewController {
  @State private var expanded: Set<File.ID> = ["Boat"]
  @State private var loaded = OutlineChildren<File>()
  private let files = File.samples
  private let load: @MainActor (File) async throws -> [File]

  /// Creates a screen with a function that loads the content of a folder of the server.
  init(load: @escaping @MainActor (File) async throws -> [File] = File.load) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var lego: Lego {
    Lego {
      Section(id: "files", layout: .list(.insetGrouped)) {
        ForEach(files, children: \.children, expanded: $expanded) { $0.row }
      }
      Section(id: "server", layout: .list(.insetGrouped), header: TextHeader("Server")) {
        ForEach(
          File.onServer, isBranch: \.isFolder, loaded: $loaded, expanded: $expanded, children: load
        ) {
          $0.row
        }
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Files"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "All", primaryAction: UIAction { [weak self] _ in self?.toggleAll() })
  }

  private func toggleAll() {
    let folders = Set(files.flatMap(\.folders))
    if expanded.isSuperset(of: folders) {
      expanded.subtract(folders)
    } else {
      expanded.formUnion(folders)
    }
  }
}

extension File {
  fileprivate var row: ValueRow { ValueRow(name, size, id: id).image(.symbol(symbol)) }
}
