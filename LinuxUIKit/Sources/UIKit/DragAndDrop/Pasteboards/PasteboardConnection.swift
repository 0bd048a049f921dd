/// The clipboard of the platform, as far as its text.
///
/// The general pasteboard writes its text to the connection and reads the text of other apps from it.
package protocol PasteboardConnection: AnyObject {
  /// The text of the clipboard; `nil` if it has none.
  var text: String? { get set }
}

extension UIPasteboard {
  /// The clipboard of the platform, which only the general pasteboard has; `nil` without a display.
  package var connection: (any PasteboardConnection)? {
    get { contents.connection }
    set { contents.setConnection(newValue) }
  }
}
