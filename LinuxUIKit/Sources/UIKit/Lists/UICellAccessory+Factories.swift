// The accessories that the system draws, and the way to one's own.
extension UICellAccessory {
  /// An arrow that says that the row leads somewhere; taps select the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    .init(
      kind: .disclosureIndicator, placement: .trailing(displayed: displayed),
      look: AccessoryAppearance(options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// An arrow that turns with the row's children; without a handler a tap shows and hides them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .outlineDisclosure(options.style), placement: .leading(displayed: displayed),
      look: AccessoryAppearance(options.isHidden, options.reservedLayoutWidth, options.tintColor),
      action: actionHandler)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    .init(
      kind: .checkmark, placement: .trailing(displayed: displayed),
      look: AccessoryAppearance(options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// A button that shows more about the row (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .detail, placement: .trailing(displayed: displayed),
      look: AccessoryAppearance(options.isHidden, options.reservedLayoutWidth, options.tintColor),
      action: actionHandler)
  }

  /// A button that shows the row's trailing swipe actions, or calls its handler, while the list is
  /// edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .delete, placement: .leading(displayed: displayed),
      look: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor),
      action: actionHandler)
  }

  /// A button to insert a row, while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .insert, placement: .leading(displayed: displayed),
      look: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor),
      action: actionHandler)
  }

  /// A handle to move the row by, while the list is edited.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    .init(
      kind: .reorder, placement: .trailing(displayed: displayed),
      look: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        showsLine: options.showsVerticalSeparator))
  }

  /// A circle that is checked while the row is selected, while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    .init(
      kind: .multiselect, placement: .leading(displayed: displayed),
      look: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor))
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    .init(
      kind: .label(
        text, font: options.font, adjusts: options.adjustsFontForContentSizeCategory ?? true),
      placement: .trailing(displayed: displayed),
      look: AccessoryAppearance(options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(
      kind: .customView(configuration.customView), placement: configuration.placement,
      look: AccessoryAppearance(
        configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor))
  }
}
