import TestSupport
import Testing

@testable import UIKit

/// A table with everything around its rows: a header and a footer of the table, a section index, and
/// empty rows.
@MainActor private final class SurroundedTable: NSObject, UITableViewDataSource {
  static let size = CGSize(width: 280, height: 520)
  let table = UITableView(frame: CGRect(origin: .zero, size: size))
  private let sections = [
    ("E", ["Elbe", "Elster"]), ("H", ["Harbor"]), ("M", ["Museum", "Mill"]),
  ]

  override init() {
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.sectionHeaderTopPadding = 0
    table.fillerRowHeight = 36
    table.sectionIndexColor = .systemRed
    table.tableHeaderView = label("Stations", height: 48, .systemTeal)
    table.tableFooterView = label("5 stations", height: 32, .systemOrange)
  }

  private func label(_ text: String, height: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = color
    return label
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].1[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + sections.map(\.0)
  }

  /// Returns an image of the table in a window.
  func image(
    _ style: UIUserInterfaceStyle, _ direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIImage {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    window.overrideUserInterfaceStyle = style
    window.show(table, direction)
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
  }
}

@Suite("Golden pictures of the surroundings of tables") @MainActor
struct TableSurroundingsPictureTests {
  @Test("The header, the footer, the section index and empty rows surround the rows")
  func surroundings() {
    expectImage(SurroundedTable().image(.light), named: "surroundings")
    expectImage(SurroundedTable().image(.dark), named: "surroundings_dark")
  }

  @Test("The section index is at the other side in right-to-left tables")
  func rightToLeft() {
    expectImage(SurroundedTable().image(.light, .rightToLeft), named: "surroundings_rtl")
  }
}
