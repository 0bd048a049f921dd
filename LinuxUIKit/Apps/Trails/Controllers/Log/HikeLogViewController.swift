import UIKit

/// The user's hikes, which can be edited, deleted by a swipe, and reordered.
final class HikeLogViewController: UITableViewController {
  private let services: AppServices
  private let ring = GoalRingView(frame: .zero)
  private let summaryLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private var token: NotificationToken?
  /// Whether this controller changes the store and animates the rows itself.
  private var isChangingStore = false

  init(services: AppServices) {
    self.services = services
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HikeCell.self, forCellReuseIdentifier: HikeCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.tableHeaderView = makeHeader()
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.edit(nil) })
    token = NotificationToken(.hikesDidChange) { [weak self] _ in self?.storeDidChange() }
    update(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    update(animated: animated)
  }

  // MARK: Summary

  private func makeHeader() -> UIView {
    summaryLabel.textAlignment = .center
    let stack = UIStackView(.vertical, spacing: 10, alignment: .center, [ring, summaryLabel])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    stack.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: header.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: header.leadingAnchor, constant: 16),
    ])
    return header
  }

  private func update(animated: Bool) {
    let goal = services.profile.weeklyGoal
    let total = services.hikes.totalLength
    ring.setProgress(
      CGFloat(total / Double(max(goal, 1))), text: Trail.kilometers(total), animated: animated)
    summaryLabel.text = .localized("Goal: %d km", goal)
    tableView.backgroundView =
      services.hikes.hikes.isEmpty
      ? EmptyStateView(
        symbol: "figure.walk", title: .localized("No hikes"),
        message: .localized("Tap + to enter your first hike.")) : nil
  }

  private func storeDidChange() {
    if !isChangingStore { tableView.reloadData() }
    update(animated: true)
  }

  // MARK: Editing

  private func edit(_ hike: Hike?) {
    let editor = HikeEditorViewController(hike: hike) { [services] in services.hikes.insert($0) }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  private func changeStore(_ change: (HikeStore) -> Void) {
    isChangingStore = true
    change(services.hikes)
    isChangingStore = false
  }

  private func delete(at indexPath: IndexPath) {
    changeStore { $0.remove($0.hikes[indexPath.row].id) }
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  // MARK: Table view

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    services.hikes.hikes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: HikeCell.identifier, for: indexPath)
    (cell as? HikeCell)?.configure(
      with: services.hikes.hikes[indexPath.row], locale: services.locale)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    edit(services.hikes.hikes[indexPath.row])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(at: indexPath) }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    changeStore { $0.move(from: sourceIndexPath.row, to: destinationIndexPath.row) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: .localized("Delete")) {
      [weak self] _, _, completion in
      self?.delete(at: indexPath)
      completion(true)
    }
    let share = UIContextualAction(style: .normal, title: .localized("Share")) {
      [weak self] _, _, completion in
      self?.toggleSharing(at: indexPath)
      completion(true)
    }
    share.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [delete, share])
  }

  private func toggleSharing(at indexPath: IndexPath) {
    var hike = services.hikes.hikes[indexPath.row]
    hike.isShared.toggle()
    services.hikes.insert(hike)
  }
}
