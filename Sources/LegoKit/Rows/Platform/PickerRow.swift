import UIKit

#if !os(tvOS)
  /// A row with a title and the chosen value, or the chosen values, of a menu.
  ///
  /// ```swift
  /// PickerRow("Theme", selection: $theme, options: Theme.allCases) { $0.name }
  /// PickerRow("Days", selections: $weekdays, options: Weekday.allCases, prompt: "Never") { $0.name }
  /// ```
  ///
  /// A menu of several values stays open while the user chooses.
  public struct PickerRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The titles in the menu.
    public let choices: [String]
    /// The chosen titles, or the text that is displayed if there are none.
    public let valueText: String
    /// The options of the row.
    public var options = RowOptions()
    let chosen: Binding<Set<Int>>
    let allowsSeveral: Bool

    /// Creates a row for one of several values.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selection: The chosen value. None is marked if it is not among the options.
    ///   - options: The values, one for each element of the menu.
    ///   - prompt: The text for a value that is not among the options. The default is empty.
    ///   - id: The identity. The default is the title.
    ///   - optionTitle: Returns the title of a value.
    @MainActor public init<Values: RandomAccessCollection>(
      _ title: String, selection: Binding<Values.Element>, options: Values, prompt: String = "",
      id: AnyHashable? = nil, optionTitle: (Values.Element) -> String
    ) where Values.Element: Equatable {
      let values = Array(options)
      let chosen = selection.map(
        get: { value in Set(values.firstIndex(of: value).map { [$0] } ?? []) },
        set: { positions in positions.min().map { values[$0] } ?? selection.wrappedValue })
      self.init(
        title, chosen.remembering(), choices: values.map(optionTitle), prompt: prompt, id: id,
        allowsSeveral: false)
    }

    /// Creates a row for any number of values.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - selections: The chosen values. Those that are not among the options stay in it.
    ///   - options: The values, one for each element of the menu.
    ///   - prompt: The text if no value is chosen. The default is empty.
    ///   - id: The identity. The default is the title.
    ///   - optionTitle: Returns the title of a value.
    @MainActor public init<Values: RandomAccessCollection>(
      _ title: String, selections: Binding<Set<Values.Element>>, options: Values,
      prompt: String = "", id: AnyHashable? = nil, optionTitle: (Values.Element) -> String
    ) where Values.Element: Hashable {
      let values = Array(options)
      let chosen = selections.map(
        get: { chosen in Set(values.indices.filter { chosen.contains(values[$0]) }) },
        set: { positions in
          selections.wrappedValue.subtracting(values).union(positions.map { values[$0] })
        })
      self.init(
        title, chosen.remembering(), choices: values.map(optionTitle), prompt: prompt, id: id,
        allowsSeveral: true)
    }

    @MainActor private init(
      _ title: String, _ chosen: Binding<Set<Int>>, choices: [String], prompt: String,
      id: AnyHashable?, allowsSeveral: Bool
    ) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      self.options.isIdentifiedByTitle = id == nil
      (self.choices, self.chosen, self.allowsSeveral) = (choices, chosen, allowsSeveral)
      let titles = chosen.rememberedValue.sorted().map { choices[$0] }
      valueText = titles.isEmpty ? prompt : titles.joined(separator: ", ")
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: PickerRowView.self)
    }
  }

  private final class PickerRowView: ControlView<PickerRow> {
    private let button = UIButton(configuration: .plain())

    override func setUp() {
      button.showsMenuAsPrimaryAction = true
      button.configuration?.image = UIImage(systemName: "chevron.up.chevron.down")
      button.configuration?.imagePlacement = .trailing
      button.configuration?.imagePadding = 4
      button.configuration?.contentInsets = ControlMetrics.headerMargins
      button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
        textStyle: .footnote)
      titleLabel.setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
      button.setContentHuggingPriority(.required, for: .horizontal)
      stack.addArrangedSubview(button)
    }

    override func update(with row: PickerRow, isSame: Bool) {
      setTitle(row.title)
      button.configuration?.title = row.valueText
      button.isEnabled = row.options.isEnabled
      button.accessibilityLabel = row.title
      button.accessibilityValue = row.valueText
      button.menu = menu(of: row)
    }

    override func updateAxis() {
      super.updateAxis()
      button.configuration?.titleAlignment = isSideBySide ? .trailing : .leading
      button.contentHorizontalAlignment = isSideBySide ? .center : .leading
    }

    private func menu(of row: PickerRow) -> UIMenu {
      let chosen = row.chosen.rememberedValue
      let actions = row.choices.enumerated().map { index, title in
        UIAction(
          title: title, attributes: row.allowsSeveral ? .keepsMenuPresented : [],
          state: chosen.contains(index) ? .on : .off
        ) { [weak self] _ in
          self?.choose(index)
        }
      }
      return UIMenu(options: row.allowsSeveral ? [] : .singleSelection, children: actions)
    }

    private func choose(_ index: Int) {
      let row = currentRow
      guard row.choices.indices.contains(index) else { return }
      let chosen = row.chosen.wrappedValue
      row.chosen.wrappedValue = row.allowsSeveral ? chosen.symmetricDifference([index]) : [index]
    }
  }
#endif
