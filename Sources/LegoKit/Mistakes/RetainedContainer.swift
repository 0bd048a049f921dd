import UIKit

/// A section whose description retains its container, which is never released then.
///
/// Debug builds look for it once for each renderer, after its collection view has left its window:
/// they evaluate `lego` of a container that still exists and release the sections one by one.
public struct RetainedContainer: LegoMistake, Hashable {
  /// The type of the container.
  public let container: String
  /// The id of the section, as text.
  public let section: String
  /// The closures and other values of the section that retain the container, such as “onSelect of
  /// SongItem 3” or “the closure of the ForEach of SongItem”, from the layout to the last item;
  /// empty if they are not known.
  public internal(set) var parts: [String] = []

  /// The container, the section, the closures and the correction, in sentences.
  public var description: String {
    guard !parts.isEmpty else {
      return """
        Section \(section) retains \(container), which retains its renderer and with it the \
        section: it is never released. Capture it weakly in the closures of the section, such as \
        its layout, a ForEach or a handler: `[weak self]`, or a variant with `on: self`.
        """
    }
    return """
      Section \(section) retains \(container) by \(partsText). The container retains its renderer \
      and with it the section: it is never released. Capture it weakly there: `[weak self]`, or a \
      variant with `on: self`.
      """
  }

  private var partsText: String {
    let more = parts.count - 3
    return parts.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}
