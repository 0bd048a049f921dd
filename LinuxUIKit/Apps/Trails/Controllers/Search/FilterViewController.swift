import UIKit

/// A sheet that restricts the search by difficulty and length.
final class FilterViewController: UIViewController {
  private var filter: TrailFilter
  private let onApply: (TrailFilter) -> Void
  private let lengthSlider = UISlider()
  private let lengthLabel = UILabel(style: .subheadline, color: .secondaryLabel, lines: 1)
  private let favoritesSwitch = UISwitch()
  private var difficultyButtons: [Trail.Difficulty: UIButton] = [:]

  init(filter: TrailFilter, onApply: @escaping (TrailFilter) -> Void) {
    self.filter = filter
    self.onApply = onApply
    super.init(nibName: nil, bundle: nil)
    title = .localized("Filter")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    setUpControls()
    let lengthRow = UIStackView(.vertical, spacing: 4, [lengthLabel, lengthSlider])
    let form = FormScrollView([
      FormField(title: .localized("Difficulty"), content: difficultyRow()),
      FormField(title: .localized("Longest trail"), content: lengthRow),
      FormField(
        title: .localized("Only favorites"), content: favoritesSwitch, axis: .horizontal),
    ])
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    update()
  }

  private func setUpControls() {
    lengthSlider.minimumValue = 1
    lengthSlider.maximumValue = Float(TrailFilter.longest)
    lengthSlider.value = Float(filter.maximumLength)
    lengthSlider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        filter.maximumLength = Double(lengthSlider.value.rounded())
        update()
      }, for: .valueChanged)
    favoritesSwitch.isOn = filter.onlyFavorites
    favoritesSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        filter.onlyFavorites = favoritesSwitch.isOn
      }, for: .valueChanged)
  }

  private func difficultyRow() -> UIStackView {
    let buttons = Trail.Difficulty.allCases.map { difficulty in
      let button = UIButton(
        configuration: .gray(),
        primaryAction: UIAction { [weak self] _ in self?.toggle(difficulty) })
      button.configurationUpdateHandler = { button in
        var configuration: UIButton.Configuration = button.isSelected ? .filled() : .gray()
        configuration.title = difficulty.title
        configuration.cornerStyle = .capsule
        configuration.baseBackgroundColor = button.isSelected ? difficulty.color : nil
        configuration.baseForegroundColor = button.isSelected ? .systemBackground : .label
        button.configuration = configuration
      }
      difficultyButtons[difficulty] = button
      return button
    }
    let row = UIStackView(.horizontal, spacing: 8, buttons)
    row.distribution = .fillEqually
    return row
  }

  private func toggle(_ difficulty: Trail.Difficulty) {
    filter.difficulties.formSymmetricDifference([difficulty])
    update()
  }

  private func update() {
    lengthLabel.text = .localized("up to %d km", Int(filter.maximumLength))
    for (difficulty, button) in difficultyButtons {
      button.isSelected = filter.difficulties.contains(difficulty)
    }
    navigationItem.rightBarButtonItem?.isEnabled = !filter.difficulties.isEmpty
  }

  private func finish() {
    onApply(filter)
    dismiss(animated: true)
  }
}
