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

  /// The container, the section and the correction, in sentences.
  public var description: String {
    """
    Section \(section) retains \(container), which retains its renderer and with it the section: it \
    is never released. Capture it weakly in the closures of the section, such as its layout, a \
    ForEach or a handler: `[weak self]`, or a variant with `on: self`.
    """
  }
}

extension RetainedContainer {
  /// Returns a mistake for each section of the container's description that retains it.
  @MainActor static func mistakes(of container: any LegoContainer) -> [any LegoMistake] {
    var sections = LegoEvaluation.run(reusing: []) { container.lego }.result.sections
    var found: [any LegoMistake] = []
    while let id = sections.last?.id {
      let count = StrongReferences.count(of: container)
      sections.removeLast()
      guard StrongReferences.count(of: container) < count else { continue }
      found.append(
        RetainedContainer(container: String(reflecting: type(of: container)), section: "\(id)"))
    }
    return found.reversed()
  }
}
