/// The text storage and the layout manager of a text view, from their first use on.
@MainActor final class TextKitConnection {
  /// The layout manager; `nil` before the first use.
  private(set) var manager: NSLayoutManager?
  /// The text, which the view keeps alive; `nil` before the first use, and without a storage of the layout
  /// manager.
  private(set) var storage: NSTextStorage?
  /// Whether the view changes the storage.
  private(set) var isWriting = false

  /// Creates a container that is as wide as its text view.
  static func trackingContainer() -> NSTextContainer {
    let container = NSTextContainer()
    container.widthTracksTextView = true
    return container
  }

  /// Connects a container with a layout manager and a storage, unless it has them; a new storage has a copy
  /// of a text.
  func connect(
    _ container: NSTextContainer, text: () -> NSAttributedString
  ) -> (manager: NSLayoutManager, storage: NSTextStorage) {
    let manager = container.layoutManager ?? NSLayoutManager()
    self.manager = manager
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage(attributedString: text())
    self.storage = storage
    storage.addLayoutManager(manager)
    return (manager, storage)
  }

  /// Adopts another storage of the layout manager.
  func adoptStorage() {
    storage = manager?.textStorage
  }

  /// Changes the storage by the view.
  func write(_ change: (NSTextStorage) -> Void) {
    guard let storage else { return }
    isWriting = true
    change(storage)
    isWriting = false
  }
}
