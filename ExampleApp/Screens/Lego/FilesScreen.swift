import LegoKit
import UIKit

/// An outline of files, whose folders open and close at a tap or all at once.
final class FilesScreen: LegoViewController {
  @State private var expanded: Set<File.ID> = ["Boat"]
  private let files = File.samples

  override var lego: Lego {
    Lego {
      Section(id: "files", layout: .list(.insetGrouped)) {
        ForEach(files, children: \.children, expanded: $expanded) { file in
          ValueRow(file.name, file.size, id: file.id).image(.symbol(file.symbol))
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
    expanded = expanded == folders ? [] : folders
  }
}
