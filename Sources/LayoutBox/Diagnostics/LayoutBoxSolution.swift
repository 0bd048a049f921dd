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
/// solution.contentSize         // (390, 1760)
/// solution.frame(ofItem: 3)    // (0, 132, 390, 44)
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

  /// Returns the frame of a cell; `nil` if the layout has no such item, or no space for it.
  ///
  /// In a section that scrolls orthogonally, the position along its scroll axis is that in the
  /// content of the section.
  public func frame(ofItem item: Int, inSection section: Int = 0) -> CGRect? {
    guard itemCounts.indices.contains(section), (0..<itemCounts[section]).contains(item) else {
      return nil
    }
    return solved.cell(item, section: section)?.frame
  }

  /// Returns the frames of the cells of a section, in order; those without a frame are left out.
  public func frames(ofSection section: Int = 0) -> [CGRect] {
    guard itemCounts.indices.contains(section) else { return [] }
    return (0..<itemCounts[section]).compactMap { frame(ofItem: $0, inSection: section) }
  }

  /// Returns the frame of a header, a footer, a badge or another supplementary view; `nil` if there
  /// is none.
  ///
  /// Headers, footers and other boundary items have the index path of the first item.
  public func frame(ofKind kind: String, item: Int = 0, inSection section: Int = 0) -> CGRect? {
    solved.supplementary(kind, item: item, section: section, visible: start)?.frame
  }

  /// Returns the frame of a header or a footer of the whole layout; `nil` if there is none.
  public func frame(ofLayoutItem kind: String) -> CGRect? {
    solved.boundaryItem(kind, visible: start)?.frame
  }

  /// Returns the frame of the background of a class; `nil` if the section has none.
  public func frame(
    ofBackground viewClass: UICollectionReusableView.Type, inSection section: Int = 0
  ) -> CGRect? {
    frame(ofBackgroundKind: String(reflecting: viewClass), inSection: section)
  }

  /// Returns the frame of the background of a kind; `nil` if the section has none.
  public func frame(ofBackgroundKind kind: String, inSection section: Int = 0) -> CGRect? {
    solved.decoration(kind, section: section)?.frame
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

/// The format of a diagram of a layout.
public enum LayoutDiagramFormat: Hashable, Sendable {
  /// A drawing of box characters, and a line for each part.
  case text
  /// An image in the SVG format.
  case svg
}
