import CompositionalLayout
import LayoutGeometry
import UIKit

/// The search for descriptions that can be displayed, but hardly as intended.
///
/// The boxes are visited once, with the lengths that they have before anything is measured. A group
/// whose frames a closure returns is not visited.
struct BoxLinter {
  /// The mistakes in the order in which they were found.
  private(set) var diagnostics: [LayoutBoxDiagnostic] = []
  private let section: Int?
  private let namesSection: Bool

  private static let limit = 64
  // Rounding errors in sums of fractions and lengths are no mistakes.
  private static let fractionTolerance: CGFloat = 0.001
  private static let lengthTolerance: CGFloat = 0.5

  /// Creates a search in a section; `namesSection` is whether the layout has several sections.
  init(section: Int? = nil, namesSection: Bool = false) {
    (self.section, self.namesSection) = (section, namesSection)
  }

  /// Searches the group of a section; `checksRoot` is whether the outermost group was described.
  mutating func check(_ root: LayoutNode, in container: CGSize, checksRoot: Bool = true) {
    guard container.width > 0, container.height > 0, container.width.isFinite,
      container.height.isFinite
    else { return }
    visit(root, size: root.size.resolved(in: container), path: [], isChecked: checksRoot)
  }

  private mutating func visit(
    _ node: LayoutNode, size: CGSize, path: [LayoutDiagnostic.Step], isChecked: Bool
  ) {
    guard case .group(let group) = node.content, diagnostics.count < Self.limit else { return }
    let area = size.inset(by: node.insets.ignoringSelfSizing(of: node.size))
    if isChecked {
      checkEstimates(node, group, area, path)
      checkFractions(node, group, path)
      checkFlexibleSpacing(node, group, area, path)
    }
    for (index, child) in group.children.enumerated() {
      let step = child.group == nil ? LayoutDiagnostic.Step.item(index) : .group(index)
      visit(child, size: child.size.resolved(in: area), path: path + [step], isChecked: true)
    }
  }

  private mutating func report(
    _ problem: LayoutBoxDiagnostic.Problem, at path: [LayoutDiagnostic.Step], _ text: String
  ) {
    let found = LayoutBoxDiagnostic(
      problem: problem, section: section, location: .group(path), explanation: text,
      namesSection: namesSection)
    guard diagnostics.count < Self.limit, !diagnostics.contains(found) else { return }
    diagnostics.append(found)
  }
}

// MARK: Fractions of estimates

extension BoxLinter {
  /// Reports fractions of an estimated length, which stay fractions of the estimate
  /// (compositional-layout.md, 4.1).
  private mutating func checkEstimates(
    _ node: LayoutNode, _ group: LayoutGroup, _ area: CGSize, _ path: [LayoutDiagnostic.Step]
  ) {
    for axis in [LayoutAxis.horizontal, .vertical] where node.size[axis].isSelfSizing {
      for (index, child) in group.children.enumerated() {
        guard child.size[axis].isFraction(of: axis) else { continue }
        let side = axis == .horizontal ? "width" : "height"
        let step = child.group == nil ? LayoutDiagnostic.Step.item(index) : .group(index)
        report(
          .fractionOfEstimate, at: path + [step],
          """
          its \(side) .\(child.size[axis].text) is a fraction of the group's estimate of \
          \(area[axis].text) pt, so it is \(child.size[axis].resolved(in: area).text) pt and no \
          cell is measured. Give it an estimated \(side), or the group another one.
          """)
      }
    }
  }
}

// MARK: Sums of fractions

extension BoxLinter {
  /// Reports fractions along a group that add up to more than the group.
  private mutating func checkFractions(
    _ node: LayoutNode, _ group: LayoutGroup, _ path: [LayoutDiagnostic.Step]
  ) {
    let fractions = group.children.compactMap { child in
      child.size[group.axis].isFraction(of: group.axis) ? child.size[group.axis].value : nil
    }
    let sum = fractions.reduce(0, +)
    guard case .cycle = group.filling, fractions.count > 1, sum.isFinite,
      sum > 1 + Self.fractionTolerance
    else { return }
    let listed = fractions.prefix(Self.listedCount).map(\.text).joined(separator: " + ")
    let more = fractions.count > Self.listedCount ? " + …" : ""
    let side = group.axis == .horizontal ? "widths" : "heights"
    report(
      .fractionsAboveOne, at: path,
      """
      the \(side) of its boxes add up to \(sum.text) of the group: \(listed)\(more). Use fractions \
      that add up to 1 at most.
      """)
  }

  private static let listedCount = 6
}

// MARK: Flexible spacing

extension BoxLinter {
  /// Reports flexible spacing between boxes that leave no space.
  private mutating func checkFlexibleSpacing(
    _ node: LayoutNode, _ group: LayoutGroup, _ area: CGSize, _ path: [LayoutDiagnostic.Step]
  ) {
    let axis = group.axis
    let children = group.children
    guard case .cycle = group.filling, !node.size[axis].isSelfSizing,
      !children.contains(where: { $0.size[axis].isSelfSizing }),
      let line = FilledLine(children, group, length: area[axis], area: area),
      line.leftover <= Self.lengthTolerance
    else { return }
    let lengths = "its \(line.count) boxes are \(line.lengths.text) pt long, \(area[axis].text) pt "
    if group.spacing.isFlexible, line.count > 1 {
      report(
        .noFlexibleSpace, at: path,
        """
        \(lengths)available, so its flexible spacing stays \(group.spacing.minimum.text) pt. Make \
        the boxes shorter, or the spacing fixed.
        """)
    }
    for (index, child) in children.enumerated() {
      let edges = [child.edgeSpacing.start(axis), child.edgeSpacing.end(axis)]
      guard let flexible = edges.first(where: \.isFlexible) else { continue }
      let step = child.group == nil ? LayoutDiagnostic.Step.item(index) : .group(index)
      report(
        .noFlexibleSpace, at: path + [step],
        """
        the boxes of its group are \(line.lengths.text) pt long, \(area[axis].text) pt available, \
        so its flexible edge spacing stays \(flexible.minimum.text) pt. Make the boxes shorter, or \
        the spacing fixed.
        """)
    }
  }
}

/// The boxes that fit in a line, of which all are described at least once.
private struct FilledLine {
  /// The number of boxes in the line.
  private(set) var count = 0
  /// The sum of the lengths of the boxes, in points.
  private(set) var lengths: CGFloat = 0
  /// The length that the boxes and the smallest spacing leave, in points.
  private(set) var leftover: CGFloat

  private static let tolerance: CGFloat = 0.001
  private static let maximumCount = 1_000

  /// Returns `nil` if not all described boxes fit.
  init?(_ children: [LayoutNode], _ group: LayoutGroup, length: CGFloat, area: CGSize) {
    leftover = length
    guard !children.isEmpty else { return nil }
    while count < Self.maximumCount {
      let child = children[count % children.count]
      let own = child.size.resolved(in: area)[group.axis]
      let edges =
        child.edgeSpacing.start(group.axis).minimum + child.edgeSpacing.end(group.axis).minimum
      let need = own + edges + (count > 0 ? group.spacing.minimum : 0)
      guard need > 0, need <= leftover + Self.tolerance else { break }
      leftover -= need
      lengths += own
      count += 1
    }
    if count < children.count { return nil }
  }
}

extension CGFloat {
  /// The number with at most two fraction digits.
  fileprivate var text: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LayoutDimension {
  /// Returns whether the dimension is a fraction of the container along an axis.
  fileprivate func isFraction(of axis: LayoutAxis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniform: false
    }
  }

  /// The dimension as written in code, without the leading dot.
  fileprivate var text: String {
    switch self {
    case .fractionalWidth(let fraction): "fractionalWidth(\(fraction.text))"
    case .fractionalHeight(let fraction): "fractionalHeight(\(fraction.text))"
    case .absolute, .estimated, .uniform: "\(value)"
    }
  }
}
