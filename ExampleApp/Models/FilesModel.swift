import LegoKit

/// The files of the user, and those of a server, whose folders are loaded when they are opened.
final class FilesModel: LegoObservableObject {
  @LegoPublished var files = File.samples
  @LegoPublished var server = File.onServer
  @LegoPublished var loaded = OutlineChildren<File>()

  /// Returns whether the content of a folder is known, so that files can be added to it.
  func isKnown(_ folder: File) -> Bool {
    files.contains { folder.isInside($0.id) } || loaded[folder.id] != nil
  }

  /// Removes a file, or a folder with its content.
  func remove(_ file: File) {
    files.remove(file)
    server.remove(file)
    if let parent = file.parent { loaded[parent]?.removeAll { $0.id == file.id } }
  }

  /// Adds an empty folder to a folder, unless it has one already.
  func addFolder(to folder: File) {
    insert(File(id: "\(folder.id)/New folder", children: []), into: folder.id)
  }

  /// Moves files into a folder; a folder is not moved into itself, and a file with the name of another
  /// one stays where it is.
  func move(_ moved: [File], into folder: File) {
    for file in moved where !folder.isInside(file.id) && file.parent != folder.id {
      let new = withLoadedContent(file).moved(into: folder.id)
      guard insert(new, into: folder.id) else { continue }
      remove(file)
      keepContent(of: new)
    }
  }

  @discardableResult private func insert(_ file: File, into folder: File.ID) -> Bool {
    guard let siblings = loaded[folder] else { return files.insert(file, into: folder) }
    guard !siblings.contains(where: { $0.id == file.id }) else { return false }
    loaded[folder] = siblings + [file]
    return true
  }

  /// Returns a folder with the content that was loaded.
  private func withLoadedContent(_ file: File) -> File {
    var copy = file
    copy.children = (loaded[file.id] ?? file.children)?.map(withLoadedContent)
    return copy
  }

  /// Keeps the content of a folder that was moved to the server, which is not loaded then.
  private func keepContent(of file: File) {
    guard let children = file.children, !children.isEmpty else { return }
    guard !files.contains(where: { file.isInside($0.id) }) else { return }
    loaded[file.id] = children
    children.forEach(keepContent)
  }
}

extension File {
  /// Returns whether the file is a folder, or somewhere in its content.
  fileprivate func isInside(_ folder: File.ID) -> Bool {
    id == folder || id.hasPrefix("\(folder)/")
  }
}

extension [File] {
  /// Removes a file, which may be somewhere in the content of a folder.
  fileprivate mutating func remove(_ file: File) {
    removeAll { $0.id == file.id }
    for index in indices where file.isInside(self[index].id) {
      self[index].children?.remove(file)
    }
  }

  /// Adds a file to the content of a folder, and returns whether there is the folder, without such a file.
  fileprivate mutating func insert(_ file: File, into folder: File.ID) -> Bool {
    for index in indices where file.isInside(self[index].id) {
      guard self[index].id == folder else {
        return self[index].children?.insert(file, into: folder) ?? false
      }
      guard let children = self[index].children, !children.contains(where: { $0.id == file.id })
      else { return false }
      self[index].children = children + [file]
      return true
    }
    return false
  }
}
