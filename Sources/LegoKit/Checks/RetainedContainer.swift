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

extension RetainedContainer {
  /// Returns a mistake for each section of the container's description that retains it.
  @MainActor static func mistakes(of container: any LegoContainer) -> [any LegoMistake] {
    var sections = LegoEvaluation.run(after: .none) { container.lego }.result.sections
    var found: [any LegoMistake] = []
    while let id = sections.last?.id {
      let count = StrongReferences.count(of: container)
      // The values of the section are released one by one, after the section itself.
      var parts = sections.last?.parts ?? []
      sections.removeLast()
      let names = namesOfRetaining(&parts, container)
      guard StrongReferences.count(of: container) < count else { continue }
      found.append(
        RetainedContainer(
          container: String(reflecting: type(of: container)), section: "\(id)", parts: names))
    }
    return found.reversed()
  }

  /// Releases all parts and returns the names of those that retain a container.
  @MainActor private static func namesOfRetaining(
    _ parts: inout [SectionPart], _ container: any LegoContainer
  ) -> [String] {
    var names: [String] = []
    while let name = parts.last?.name {
      let count = StrongReferences.count(of: container)
      parts.removeLast()
      if StrongReferences.count(of: container) < count, names.last != name { names.append(name) }
    }
    return names.reversed()
  }
}
