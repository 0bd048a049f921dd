import CompositionalLayout
import LayoutGeometry
import UIKit

/// The descriptions of a layout's sections, and their solution without a view.
struct BoxSolver {
  private let environment: LayoutEnvironment
  private let configuration: LayoutConfiguration
  private var contents: [LayoutSectionContent] = []
  private var customContents = CustomContents()

  /// Creates a solver of a layout without sections.
  init(
    environment: LayoutEnvironment, configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.environment = environment
    self.configuration = configuration
  }

  /// Appends a section with the contents of its custom groups.
  mutating func append(_ section: LayoutSection, contents custom: CustomContents, itemCount: Int) {
    var nodes = [section.group]
    customContents.append(custom, of: &nodes)
    var section = section
    section.group = nodes[0]
    contents.append(LayoutSectionContent(section, itemCount: itemCount))
  }

  /// The number of sections.
  var sectionCount: Int { contents.count }

  /// Returns the solution.
  func solve() -> SolvedLayout {
    CompositionalSolver(configuration: configuration, environment: environment)
      .solve(contents) { [customContents] number, size, insets in
        customContents.frames(of: number, size: size, insets: insets)
      }
  }

  /// Measures the items with an estimated or uniform height, and returns whether all heights are
  /// known.
  ///
  /// `height` returns the height of an item of the given width.
  mutating func measureItems(
    ofSection section: Int, height: (_ item: Int, _ width: CGFloat) -> CGFloat?
  ) -> Bool {
    let solved = solve()
    var isComplete = true
    for item in 0..<contents[section].itemCount {
      guard let cell = solved.cell(item, section: section), cell.sizing.contains(.height) else {
        continue
      }
      let width = cell.frame.width
      if let height = height(item, width) {
        contents[section].measured.items[item] = CGSize(width: width, height: height)
      } else {
        isComplete = false
      }
    }
    return isComplete
  }
}
