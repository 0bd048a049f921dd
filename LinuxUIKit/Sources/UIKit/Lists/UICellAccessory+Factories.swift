// The system accessories and custom views.
extension UICellAccessory {
  /// Returns a disclosure indicator; taps on it select the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    .init(
      kind: .disclosureIndicator, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// Returns an outline disclosure; without a handler, taps expand and collapse the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    .init(
      kind: .outlineDisclosure(options.style), placement: .leading(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor),
      action: actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    .init(
      kind: .checkmark, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor))
  }

  /// Returns a detail button (iOS 15.4).
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

  /// Returns a delete button, which opens the row's trailing swipe actions or calls its handler.
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

  /// Returns an insert button.
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

  /// Returns a reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    .init(
      kind: .reorder, placement: .trailing(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        showsLine: options.showsVerticalSeparator))
  }

  /// Returns a circle that is checked while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    .init(
      kind: .multiselect, placement: .leading(displayed: displayed),
      appearance: AccessoryAppearance(
        options.isHidden, options.reservedLayoutWidth, options.tintColor,
        backgroundColor: options.backgroundColor))
  }

  /// Returns a label.
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

  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(
      kind: .customView(configuration.customView), placement: configuration.placement,
      appearance: AccessoryAppearance(
        configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor))
  }
}
