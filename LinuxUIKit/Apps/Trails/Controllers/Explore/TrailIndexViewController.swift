import UIKit

/// All trails by their first letter, with an index at the edge.
final class TrailIndexViewController: UITableViewController {
  private static let cell = "trail"
  private let services: AppServices
  private let sections: [(letter: String, trails: [Trail])]

  init(services: AppServices) {
    self.services = services
    let groups = Dictionary(grouping: services.trails.trails) { String($0.name.prefix(1)) }
    sections = groups.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.sorted { $0.name < $1.name }) }
    super.init(style: .plain)
    title = .localized("A–Z")
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    tableView.sectionIndexColor = .accent
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].trails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
    let trail = sections[indexPath.section].trails[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = trail.name
    content.secondaryText = trail.region
    content.image = UIImage(systemName: trail.kind.symbolName)
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].letter }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map(\.letter)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let trail = sections[indexPath.section].trails[indexPath.row]
    navigationController?.pushViewController(
      TrailDetailViewController(trail: trail, services: services), animated: true)
  }
}
