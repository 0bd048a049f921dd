import UIKit

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
