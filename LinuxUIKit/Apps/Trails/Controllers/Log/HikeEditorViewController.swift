import UIKit

/// The form that enters or changes a hike.
final class HikeEditorViewController: UIViewController {
  private let hike: Hike?
  private let onSave: (Hike) -> Void
  private var draft: HikeDraft
  private let nameField = UITextField()
  private let lengthField = UITextField()
  private let effortControl = UISegmentedControl(items: Hike.Effort.allCases.map(\.title))
  private let ratingControl = RatingControl()
  private let sharedSwitch = UISwitch()
  private let notesView = UITextView()
  private lazy var nameRow = FormField(title: .localized("Trail"), content: nameField)
  private lazy var lengthRow = FormField(title: .localized("Length in km"), content: lengthField)

  init(hike: Hike?, onSave: @escaping (Hike) -> Void) {
    self.hike = hike
    self.onSave = onSave
    draft = hike.map(HikeDraft.init) ?? HikeDraft()
    super.init(nibName: nil, bundle: nil)
    title = hike == nil ? .localized("New hike") : .localized("Hike")
    isModalInPresentation = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    setUpTextFields()
    setUpControls()
    setUpNotes()
    let form = FormScrollView([
      nameRow, lengthRow,
      FormField(title: .localized("Effort"), content: effortControl),
      FormField(title: .localized("Rating"), content: ratingControl, axis: .horizontal),
      FormField(title: .localized("Share with friends"), content: sharedSwitch, axis: .horizontal),
      FormField(title: .localized("Notes"), content: notesView),
    ])
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  // MARK: Fields

  private func setUpTextFields() {
    nameField.text = draft.trailName
    nameField.placeholder = .localized("Name of the trail")
    nameField.autocapitalizationType = .words
    nameField.returnKeyType = .next
    lengthField.text = draft.lengthText
    lengthField.placeholder = "0.0"
    lengthField.keyboardType = .decimalPad
    for field in [nameField, lengthField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.clearButtonMode = .whileEditing
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.readTexts() }, for: .editingChanged)
    }
  }

  private func setUpControls() {
    effortControl.selectedSegmentIndex = draft.effort.rawValue
    effortControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        draft.effort = Hike.Effort(rawValue: effortControl.selectedSegmentIndex) ?? .medium
      }, for: .valueChanged)
    ratingControl.rating = draft.rating
    ratingControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        draft.rating = ratingControl.rating
      }, for: .valueChanged)
    sharedSwitch.isOn = draft.isShared
    sharedSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        draft.isShared = sharedSwitch.isOn
      }, for: .valueChanged)
  }

  private func setUpNotes() {
    notesView.text = draft.notes
    notesView.font = .preferredFont(forTextStyle: .body)
    notesView.adjustsFontForContentSizeCategory = true
    notesView.isScrollEnabled = false
    notesView.backgroundColor = .secondarySystemBackground
    notesView.layer.cornerRadius = 8
    notesView.delegate = self
    notesView.heightAnchor.constraint(greaterThanOrEqualToConstant: 96).isActive = true
  }

  private func readTexts() {
    draft.trailName = nameField.text ?? ""
    draft.lengthText = lengthField.text ?? ""
    if nameRow.message != nil || lengthRow.message != nil { showMistakes() }
  }

  // MARK: Saving

  private func showMistakes() {
    let mistakes = draft.mistakes
    nameRow.message = mistakes.contains(.missingName) ? .localized("Enter a name.") : nil
    lengthRow.message =
      mistakes.contains(.wrongLength) ? .localized("Enter a length from 0.1 to 200.") : nil
  }

  private func save() {
    guard let saved = draft.hike(id: hike?.id ?? UUID()) else {
      UIView.animate(withDuration: 0.25) {
        self.showMistakes()
        self.view.layoutIfNeeded()
      }
      return
    }
    view.endEditing(true)
    onSave(saved)
    dismiss(animated: true)
  }

  private func cancel() {
    let original = hike.map(HikeDraft.init) ?? HikeDraft()
    guard hasChanges(from: original) else { return dismiss(animated: true) }
    let alert = UIAlertController(
      title: .localized("Discard changes?"), message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: .localized("Discard"), style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: .localized("Keep editing"), style: .cancel))
    present(alert, animated: true)
  }

  private func hasChanges(from original: HikeDraft) -> Bool {
    var original = original
    original.date = draft.date
    return draft != original
  }
}

extension HikeEditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      lengthField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

extension HikeEditorViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    draft.notes = textView.text
  }
}
