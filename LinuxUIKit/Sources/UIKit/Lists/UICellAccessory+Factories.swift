// The system accessories and custom views.
extension UICellAccessory {
  /// Creates a disclosure indicator.
  ///
  /// Tapping it selects the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    .init(
      kind: .disclosureIndicator, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// Creates an outline disclosure, at the trailing edge.
  ///
  /// Without a handler, tapping it expands or collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .outlineDisclosure(options.style), placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor),
      action: actionHandler)
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    .init(
      kind: .checkmark, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// Creates a detail button (iOS 15.4).
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .detail, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor),
      action: actionHandler)
  }

  /// Creates a delete button.
  ///
  /// Tapping it calls the handler, or opens the row's trailing swipe actions if there is none.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .delete, placement: .leading(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor),
      action: actionHandler)
  }

  /// Creates an insert button.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .insert, placement: .leading(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor),
      action: actionHandler)
  }

  /// Creates a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    .init(
      kind: .reorder, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        showsLine: options.showsVerticalSeparator))
  }

  /// Creates a circle that is checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    .init(
      kind: .multiselect, placement: .leading(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor))
  }

  /// Creates a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    .init(
      kind: .label(
        text, font: options.font, adjusts: options.adjustsFontForContentSizeCategory ?? true),
      placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// Creates an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(
      kind: .customView(configuration.customView), placement: configuration.placement,
      appearance: AccessoryAppearance(
        configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor))
  }
}
