import UIKit

/// The settings of the user, stored as soon as they change.
final class ProfileViewController: UIViewController {
  private let services: AppServices
  private let nameField = UITextField()
  private let mailField = UITextField()
  private let goalLabel = UILabel(style: .body, lines: 1)
  private let goalStepper = UIStepper()
  private let unitsControl = UISegmentedControl(items: ["km", "mi"])
  private let remindersSwitch = UISwitch()
  private let paceSlider = UISlider()
  private lazy var mailRow = FormField(title: .localized("E-mail"), content: mailField)

  private var profile: ProfileStore { services.profile }

  init(services: AppServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    setUpTextFields()
    setUpControls()
    let goalRow = UIStackView(
      .horizontal, spacing: 12, alignment: .center, [goalLabel, goalStepper])
    let form = FormScrollView([
      header(),
      FormField(title: .localized("Name"), content: nameField), mailRow,
      FormField(title: .localized("Weekly goal"), content: goalRow, axis: .horizontal),
      FormField(title: .localized("Units"), content: unitsControl, axis: .horizontal),
      FormField(title: .localized("Reminders"), content: remindersSwitch, axis: .horizontal),
      FormField(title: .localized("Pace"), content: paceSlider), introductionButton(),
    ])
    view.addFilling(form)
  }

  private func header() -> UIView {
    let logo = UIImageView(image: UIImage(named: "Logo"))
    logo.contentMode = .scaleAspectFit
    let boot = UIImageView(image: UIImage(named: "Boot"))
    boot.tintColor = .accent
    boot.contentMode = .scaleAspectFit
    NSLayoutConstraint.activate([
      logo.heightAnchor.constraint(equalToConstant: 64),
      boot.widthAnchor.constraint(equalToConstant: 40),
    ])
    let row = UIStackView(.horizontal, spacing: 16, alignment: .center, [logo, boot, UIView()])
    return row
  }

  // MARK: Fields

  private func setUpTextFields() {
    nameField.text = profile.name
    nameField.placeholder = .localized("Your name")
    nameField.textContentType = .name
    mailField.text = profile.mail
    mailField.placeholder = "name@example.com"
    mailField.keyboardType = .emailAddress
    mailField.autocapitalizationType = .none
    for field in [nameField, mailField] {
      field.borderStyle = .roundedRect
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.returnKeyType = .done
      field.delegate = self
      field.addAction(UIAction { [weak self] _ in self?.readTexts() }, for: .editingChanged)
    }
  }

  private func setUpControls() {
    goalStepper.minimumValue = 5
    goalStepper.maximumValue = 200
    goalStepper.stepValue = 5
    goalStepper.value = Double(profile.weeklyGoal)
    unitsControl.selectedSegmentIndex = profile.usesMiles ? 1 : 0
    remindersSwitch.isOn = profile.sendsReminders
    paceSlider.value = profile.pace
    paceSlider.minimumValueImage = UIImage(systemName: "figure.walk")
    paceSlider.maximumValueImage = UIImage(systemName: "bolt.fill")
    for control in [goalStepper, unitsControl, remindersSwitch, paceSlider] {
      control.addAction(UIAction { [weak self] _ in self?.readControls() }, for: .valueChanged)
    }
    updateGoal()
  }

  private func readTexts() {
    let mail = mailField.text ?? ""
    profile.name = nameField.text ?? ""
    mailRow.message =
      ProfileStore.isValid(mail: mail)
      ? nil : .localized("Enter an address such as ada@example.com.")
    if ProfileStore.isValid(mail: mail) { profile.mail = mail }
  }

  private func readControls() {
    profile.weeklyGoal = Int(goalStepper.value)
    profile.usesMiles = unitsControl.selectedSegmentIndex == 1
    profile.sendsReminders = remindersSwitch.isOn
    profile.pace = paceSlider.value
    updateGoal()
  }

  private func updateGoal() {
    goalLabel.text = .localized("%d km", Int(goalStepper.value))
  }

  // MARK: Introduction

  private func introductionButton() -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = .localized("Show introduction")
    configuration.image = UIImage(systemName: "questionmark.circle")
    configuration.imagePadding = 8
    return UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in self?.showIntroduction() })
  }

  private func showIntroduction() {
    let onboarding = OnboardingViewController {}
    onboarding.modalPresentationStyle = .fullScreen
    present(onboarding, animated: true)
  }
}

extension ProfileViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
