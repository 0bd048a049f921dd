import Foundation

/// The mistakes that are found in the sections of a layout while they are solved.
///
/// A mistake that several sections or children share is kept once. After `limit` mistakes the log
/// is full, so that a description with many mistakes costs no more than one without.
package struct LayoutDiagnosticLog {
  /// The largest number of faults that are kept, and of mistakes that are no faults.
  package static let limit = 64

  /// The mistakes in the order in which they were found.
  private(set) var diagnostics: [LayoutDiagnostic] = []
  /// The section that is being solved, or `nil` for the items of the layout.
  private(set) var section: Int?
  /// The outermost group of that section.
  var group: LayoutNode?
  /// The index of each node in its group, from the outermost group to the node being solved.
  var path: [Int] = []

  /// Begins a section; mistakes in its group follow ``path``.
  mutating func enter(_ section: LayoutSection, at position: Int) {
    self.section = position
    group = section.group
    path = []
  }

  /// Ends the sections and begins the items of the layout.
  mutating func leaveSections() {
    (section, group, path) = (nil, nil, [])
  }

  /// Adds a mistake, by default in the node at ``path``.
  ///
  /// The cost is that of the text and of a comparison with the mistakes that are kept.
  mutating func report(
    _ problem: LayoutProblem, at location: LayoutDiagnostic.Location? = nil,
    _ explanation: @autoclosure () -> String
  ) {
    if !isFull(of: problem) { add(problem, at: location, explanation()) }
  }

  /// Adds a mistake in a child of the group at ``path``.
  mutating func report(
    _ problem: LayoutProblem, inChild index: Int, _ explanation: @autoclosure () -> String
  ) {
    if !isFull(of: problem) { add(problem, inChild: index, explanation()) }
  }

  // Apart from the checks above, which are compiled again for each explanation.
  private mutating func add(
    _ problem: LayoutProblem, at location: LayoutDiagnostic.Location?, _ explanation: String
  ) {
    let found = LayoutDiagnostic(
      problem: problem, section: section, location: location ?? .group(steps(to: path)),
      explanation: explanation)
    guard !diagnostics.contains(where: { $0.isSameMistake(as: found) }) else { return }
    diagnostics.append(found)
  }

  private mutating func add(_ problem: LayoutProblem, inChild index: Int, _ explanation: String) {
    add(problem, at: .group(steps(to: path + [index])), explanation)
  }

  /// Returns whether no more mistakes of this severity are kept.
  func isFull(of problem: LayoutProblem) -> Bool {
    guard diagnostics.count >= Self.limit else { return false }
    return diagnostics.count { $0.problem.isFault == problem.isFault } >= Self.limit
  }

  private func steps(to path: [Int]) -> [LayoutDiagnostic.Step] {
    var node = group
    return path.map { index in
      node = node?.child(index)
      return node?.isGroup ?? false ? .group(index) : .item(index)
    }
  }
}

extension LayoutDiagnostic {
  /// Returns whether both are the same mistake at the same location, in any section.
  func isSameMistake(as other: LayoutDiagnostic) -> Bool {
    problem == other.problem && location == other.location && explanation == other.explanation
      && (section == nil) == (other.section == nil)
  }
}

extension LayoutNode {
  fileprivate var isGroup: Bool {
    if case .leaf = content { false } else { true }
  }

  fileprivate func child(_ index: Int) -> LayoutNode? {
    guard case .group(let group) = content, group.children.indices.contains(index) else {
      return nil
    }
    return group.children[index]
  }
}
