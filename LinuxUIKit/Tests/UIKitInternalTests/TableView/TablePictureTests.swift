import TestSupport
import Testing

@testable import UIKit

/// Images of tables: each is displayed in light mode and, beside it, in dark mode.
@Suite("Pictures of tables") @MainActor struct TablePictureTests {
  @Test("Each cell style with and without an image")
  func styles() {
    expectImage(sheet { PictureTable(.plain, .styles, $0) }, named: "styles")
  }

  @Test("Headers, footers, accessories, a selected row, a pressed one and one swiped aside")
  func tableStyles() {
    for (style, name) in [
      (UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "insetGrouped"),
    ] {
      expectImage(sheet { PictureTable(style, .accessories, $0) }, named: name)
    }
  }

  @Test("Editing controls and circles")
  func editing() {
    expectImage(sheet { PictureTable(.insetGrouped, .editing, $0) }, named: "editing")
    expectImage(sheet { PictureTable(.plain, .selecting, $0) }, named: "selecting")
  }

  @Test("Cells from right to left")
  func rightToLeft() {
    expectImage(
      sheet { PictureTable(.insetGrouped, .accessories, $0, direction: .rightToLeft) },
      named: "rightToLeft")
    expectImage(
      sheet { PictureTable(.plain, .styles, $0, direction: .rightToLeft) },
      named: "styles_rightToLeft")
  }

  @Test("Cells in the largest text size without accessibility sizes")
  func largeText() {
    expectImage(
      sheet { PictureTable(.grouped, .accessories, $0, size: .extraExtraExtraLarge) },
      named: "largeText")
  }

  private func sheet(_ table: (UIUserInterfaceStyle) -> PictureTable) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let size = CGSize(width: PictureTable.size.width * 2, height: PictureTable.size.height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (position, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
        let table = table(style)
        context.cgContext.saveGState()
        context.cgContext.translateBy(x: CGFloat(position) * PictureTable.size.width, y: 0)
        table.window.layer.render(in: context.cgContext)
        context.cgContext.restoreGState()
      }
    }
  }
}

/// A table of two sections in a window.
@MainActor private final class PictureTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  enum Content { case styles, accessories, editing, selecting }

  static let size = CGSize(width: 280, height: 560)

  let window = UIWindow(frame: CGRect(origin: .zero, size: PictureTable.size))
  private let table: UITableView
  private let content: Content

  init(
    _ style: UITableView.Style, _ content: Content, _ interface: UIUserInterfaceStyle,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    size: UIContentSizeCategory = .large
  ) {
    table = UITableView(frame: window.bounds, style: style)
    self.content = content
    super.init()
    window.overrideUserInterfaceStyle = interface
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = self
    table.delegate = self
    show(
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: direction),
        UITraitCollection(preferredContentSizeCategory: size),
      ]))
    window.layoutIfNeeded()
    if content == .accessories { setStates() }
    if content == .editing { table.setEditing(true, animated: false) }
    if content == .selecting {
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    }
    window.layoutIfNeeded()
  }

  private func show(_ traits: UITraitCollection) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.setOverrideTraitCollection(traits, forChild: child)
    window.rootViewController = parent
    parent.view.addSubview(child.view)
    child.view.frame = parent.view.bounds
    child.view.addSubview(table)
    window.isHidden = false
  }

  private func setStates() {
    UIView.performWithoutAnimation {
      table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
      table.cellForRow(at: [1, 0])?.isHighlighted = true
      table.rows.openSwipeActions(at: [0, 3])
      window.layoutIfNeeded()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { content == .styles ? 1 : 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content == .styles ? 8 : section == 0 ? 5 : 2
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content == .styles ? nil : "Header \(section)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content == .styles ? nil : "A footer of a section"
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 2
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    content != .editing
      ? .delete : indexPath.row == 1 ? .insert : indexPath.row == 4 ? .none : .delete
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    content == .styles ? styledCell(indexPath.row) : cell(at: indexPath)
  }

  private func styledCell(_ row: Int) -> UITableViewCell {
    let style = UITableViewCell.CellStyle(rawValue: row / 2) ?? .default
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = ["default", "value1", "value2", "subtitle"][row / 2]
    cell.detailTextLabel?.text = "Detail"
    if row % 2 == 1 { cell.imageView?.image = UIImage(systemName: "star") }
    return cell
  }

  private func cell(at path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(
      style: path.row == 0 ? .subtitle : .default, reuseIdentifier: nil)
    let names = ["Image", "Detail", "Selected", "Swiped", "Own view"]
    cell.textLabel?.text = path.section == 0 ? names[path.row] : ["Pressed", "Last"][path.row]
    switch (path.section, path.row) {
    case (0, 0):
      cell.imageView?.image = UIImage(systemName: "star")
      cell.detailTextLabel?.text = "Secondary text"
      cell.accessoryType = .disclosureIndicator
    case (0, 1): cell.accessoryType = .detailDisclosureButton
    case (0, 2): cell.accessoryType = .checkmark
    case (0, 4):
      let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      badge.text = "12"
      badge.textAlignment = .center
      badge.backgroundColor = .systemYellow
      cell.accessoryView = badge
    default: break
    }
    cell.editingAccessoryType = cell.accessoryType
    return cell
  }
}
