import Foundation
@_exported import UIKit

public struct UICellAccessory {
  public enum AccessoryType {
    case checkmark, delete, disclosureIndicator, insert, label, multiselect, outlineDisclosure
    case reorder, custom(UIView)
    @available(iOS 15.4, *) @available(tvOS, unavailable) case detail
    @available(iOS 17.0, tvOS 17.0, *) case popUpMenu
  }
  public var accessoryType: AccessoryType { fatalError() }
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension { case standard, actual, custom(CGFloat) }
  public struct DisclosureIndicatorOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {}
  }
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  public struct MultiselectOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {}
  }
  public struct ReorderOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {}
  }
  public struct OutlineDisclosureOptions {
    public enum Style { case automatic, header, cell };
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {}
  }
  public struct LabelOptions {
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {}
  }
  public enum Placement {
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int;
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count }), trailing(
      displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
  public struct CustomViewConfiguration {
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {}
  }
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { fatalError() }
  @available(iOS 15.4, tvOS 15.4, *) public static func detail(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { fatalError() }
  @available(tvOS, unavailable) public static func delete(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  @available(tvOS, unavailable) public static func insert(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  @available(tvOS, unavailable) public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { fatalError() }
  @available(tvOS, unavailable) public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { fatalError() }
  @available(tvOS, unavailable) public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { fatalError() }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { fatalError() }
  @MainActor @preconcurrency public static func customView(configuration: CustomViewConfiguration)
    -> UICellAccessory
  { fatalError() }
}
@available(tvOS 14, *) public struct UICollectionLayoutListConfiguration {
  public typealias Appearance = UICollectionLayoutListAppearance
  public typealias HeaderMode = UICollectionLayoutListHeaderMode
  public typealias FooterMode = UICollectionLayoutListFooterMode
  @available(tvOS, unavailable) public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  @available(tvOS, unavailable) public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  public init(appearance: Appearance) { fatalError() }
  public var appearance: Appearance { fatalError() }
  @available(tvOS, unavailable) public var showsSeparators: Bool {
    get { true }
    set {}
  }
  @available(iOS 14.5, *) @available(tvOS, unavailable) public var separatorConfiguration:
    UIListSeparatorConfiguration
  {
    get { fatalError() }
    set {}
  }
  @available(iOS 14.5, *) @available(tvOS, unavailable) public var itemSeparatorHandler:
    ItemSeparatorHandler?
  {
    get { nil }
    set {}
  }
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  @available(tvOS, unavailable) public var leadingSwipeActionsConfigurationProvider:
    SwipeActionsConfigurationProvider?
  {
    get { nil }
    set {}
  }
  @available(tvOS, unavailable) public var trailingSwipeActionsConfigurationProvider:
    SwipeActionsConfigurationProvider?
  {
    get { nil }
    set {}
  }
  public var headerMode: HeaderMode {
    get { fatalError() }
    set {}
  }
  public var footerMode: FooterMode {
    get { fatalError() }
    set {}
  }
  @available(iOS 15.0, tvOS 15.0, *) public var headerTopPadding: CGFloat? {
    get { nil }
    set {}
  }
}
@available(tvOS, unavailable) public struct UIListSeparatorConfiguration: Hashable {
  public static func == (a: Self, b: Self) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public enum Visibility: Hashable { case automatic, visible, hidden }
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { fatalError() }
  public static let automaticInsets = NSDirectionalEdgeInsets.zero
  public var topSeparatorVisibility: Visibility; public var bottomSeparatorVisibility: Visibility
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { .zero }
    set {}
  }
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { .zero }
    set {}
  }
  public var color: UIColor; public var multipleSelectionColor: UIColor
}
