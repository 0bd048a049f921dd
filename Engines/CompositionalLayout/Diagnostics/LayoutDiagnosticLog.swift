import Foundation

/// Collects what is wrong with the sections of a layout while they are solved.
///
/// A mistake that many sections or many subitems share is kept once; after `limit` mistakes the
/// log is full, so that a description of nothing but mistakes does not cost more than a good one.
package struct LayoutDiagnosticLog {
  /// How many faults are kept, and how many of the mistakes that are none.
  package static let limit = 64

  /// The mistakes in the order in which they were found.
  private(set) var diagnostics: [LayoutDiagnostic] = []
  /// The section that is being solved; nil while what surrounds all of them is.
  var section: Int?
  /// The outermost group of that section.
  var group: LayoutNode?
  /// Where in the section's group the solver is: the place of each child in its group.
  var path: [Int] = []

  /// Goes to a section, outside of its group.
  mutating func enter(_ section: LayoutSection, at position: Int) {
    self.section = position
    group = section.group
    path = []
  }

  /// Leaves the sections for what surrounds all of them.
  mutating func leaveSections() {
    (section, group, path) = (nil, nil, [])
  }

  /// Notes a mistake, at the present place of the group where no other is given.
  ///
  /// Costs the text and a comparison with the mistakes that are kept.
  mutating func report(
    _ problem: LayoutDiagnostic.Problem, at place: LayoutDiagnostic.Place? = nil,
    _ explanation: @autoclosure () -> String
  ) {
    guard !isFull(of: problem) else { return }
    let found = LayoutDiagnostic(
      problem: problem, section: section, place: place ?? .group(steps(to: path)),
      explanation: explanation())
    guard !diagnostics.contains(where: { $0.isSameMistake(as: found) }) else { return }
    diagnostics.append(found)
  }

  /// Notes a mistake in a child of the group at the present place.
  mutating func report(
    _ problem: LayoutDiagnostic.Problem, inChild slot: Int, _ explanation: @autoclosure () -> String
  ) {
    guard !isFull(of: problem) else { return }
    report(problem, at: .group(steps(to: path + [slot])), explanation())
  }

  /// Whether no more mistakes of this weight are kept.
  func isFull(of problem: LayoutDiagnostic.Problem) -> Bool {
    guard diagnostics.count >= Self.limit else { return false }
    return diagnostics.count { $0.problem.isFault == problem.isFault } >= Self.limit
  }

  private func steps(to path: [Int]) -> [LayoutDiagnostic.Step] {
    var node = group
    return path.map { slot in
      node = node?.child(slot)
      return node?.isGroup ?? false ? .group(slot) : .item(slot)
    }
  }
}

extension LayoutDiagnostic {
  /// Whether both say the same about the same place, in whatever section.
  func isSameMistake(as other: LayoutDiagnostic) -> Bool {
    problem == other.problem && place == other.place && explanation == other.explanation
      && (section == nil) == (other.section == nil)
  }
}

extension LayoutNode {
  fileprivate var isGroup: Bool {
    if case .leaf = content { false } else { true }
  }

  fileprivate func child(_ slot: Int) -> LayoutNode? {
    guard case .group(let group) = content, group.children.indices.contains(slot) else {
      return nil
    }
    return group.children[slot]
  }
}
