import CompositionalLayout
import LayoutGeometry
import UIKit

/// The frames of a layout, determined without a view.
///
/// ```swift
/// let layout = CompositionalLayoutBox {
///   SectionLayoutBox { ItemLayoutBox(width: .w(1), height: .absolute(44)) }
/// }
/// let solution = layout.solution(in: CGSize(width: 390, height: 844), itemCounts: [40])
/// solution.contentSize          // (390, 1760)
/// solution.frame(of: .item(3))  // (0, 132, 390, 44)
/// ```
///
/// The frames are those of a collection view of that size without safe area and scrolled to its
/// start, except that estimated lengths are as described unless heights are given. The size of the
/// solution does not depend on the number of items.
public struct LayoutBoxSolution: Sendable {
  private let solved: SolvedLayout
  private let itemCounts: [Int]

  init(_ solved: SolvedLayout, itemCounts: [Int]) {
    self.solved = solved
    self.itemCounts = itemCounts
  }

  /// The size of the content, in points.
  public var contentSize: CGSize { solved.contentSize }

  /// The mistakes in the descriptions.
  public var diagnostics: [LayoutBoxDiagnostic] {
    solved.diagnostics.map { LayoutBoxDiagnostic($0, namesSection: true) }
  }

  /// Returns the frame of an element in a section; `nil` if the layout has no such element, or no
  /// space for it.
  ///
  /// In a section that scrolls orthogonally, the position of a cell along its scroll axis is that in
  /// the content of the section.
  public func frame(of element: Element, inSection section: Int = 0) -> CGRect? {
    switch element {
    case .item(let item):
      guard itemCounts.indices.contains(section), (0..<itemCounts[section]).contains(item) else {
        return nil
      }
      return solved.cell(item, section: section)?.frame
    case .supplementary(let kind, let item):
      return solved.supplementary(kind, item: item, section: section, visible: start)?.frame
    case .layoutItem(let kind): return solved.boundaryItem(kind, visible: start)?.frame
    case .background(let viewClass):
      return frame(of: .backgroundKind(String(reflecting: viewClass)), inSection: section)
    case .backgroundKind(let kind): return solved.decoration(kind, section: section)?.frame
    }
  }

  /// The frames of the cells of each section, in order; those without a frame are left out.
  public var frames: [[CGRect]] {
    itemCounts.indices.map { section in
      (0..<itemCounts[section]).compactMap { frame(of: .item($0), inSection: section) }
    }
  }

  /// Returns a drawing of the first screen and a line for each of its elements.
  public func diagram(as format: LayoutDiagramFormat = .text) -> String {
    let drawing = LayoutDrawing(of: solved)
    return switch format {
    case .text: drawing.text
    case .svg: drawing.svg
    }
  }

  /// The visible interval before the user scrolls.
  private var start: LayoutInterval { solved.firstScreen.interval(on: solved.axis) }
}

extension LayoutBoxSolution {
  /// An element of a layout, for ``LayoutBoxSolution/frame(of:inSection:)``.
  public enum Element: Sendable {
    /// The cell of an item.
    case item(Int)
    /// A header, a footer, a badge or another supplementary view, by its kind.
    ///
    /// Headers, footers and other boundary items belong to the first item.
    case supplementary(String, item: Int = 0)
    /// A header or a footer of the whole layout, by its kind.
    case layoutItem(String)
    /// The background of a class.
    case background(UICollectionReusableView.Type)
    /// The background of a kind.
    case backgroundKind(String)
  }
}

/// The format of a diagram of a layout.
public enum LayoutDiagramFormat: Hashable, Sendable {
  /// A drawing of box characters, and a line for each part.
  case text
  /// An image in the SVG format.
  case svg
}
