import UniformTypeIdentifiers

/// A place to copy values to and paste them from, with one or more items in several representations.
///
/// ```swift
/// UIPasteboard.general.string = name
/// let image = UIPasteboard.general.image
/// ```
///
/// All pasteboards are those of this process; in a window, the general one shares its text with the
/// clipboard of the platform. Values can be strings, URLs, images, colors, data,
/// numbers, dates, arrays and dictionaries, by uniform type identifiers.
///
/// - Note: Not implemented: other apps' items except text, detection of patterns, paste controls.
// Unchecked because a lock guards the contents, which all objects with one name share.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The options for setting items.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `Date` at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device; they do anyway.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The notification of a change of the items, whose object is the pasteboard.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// The key of the types that a change has added.
  public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change has removed.
  public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  /// The notification of the removal of a pasteboard, whose object is the pasteboard.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  private static let shared = UIPasteboard(PasteboardContents.named(Name.general.rawValue))

  /// The name.
  open private(set) var name: Name
  /// The items, which all objects with one name share.
  let contents: PasteboardContents

  private init(_ contents: PasteboardContents) {
    name = Name(contents.name)
    self.contents = contents
  }

  /// The general pasteboard, for copying and pasting.
  open class var general: UIPasteboard { shared }

  /// Creates an object for the pasteboard with a name; `nil` if there is none and `create` is
  /// `false`.
  public init?(name pasteboardName: Name, create: Bool) {
    guard create || PasteboardContents.exists(pasteboardName.rawValue) else { return nil }
    name = pasteboardName
    contents = PasteboardContents.named(pasteboardName.rawValue)
  }

  /// Creates a pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(PasteboardContents.named(UUID().uuidString))
  }

  /// Removes a pasteboard with its items; the general one only loses its items.
  open class func remove(withName pasteboardName: Name) {
    guard PasteboardContents.exists(pasteboardName.rawValue) else { return }
    let removed = UIPasteboard(PasteboardContents.named(pasteboardName.rawValue))
    removed.items = []
    PasteboardContents.remove(pasteboardName.rawValue)
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  /// The number of changes since the pasteboard was created.
  open var changeCount: Int { contents.changeCount }

  // MARK: Items

  /// The number of items.
  open var numberOfItems: Int { contents.items.count }

  /// The items, each with its values by type identifiers.
  ///
  /// An item of an item provider has no values here until they are loaded by another property.
  open var items: [[String: Any]] {
    get { contents.items.map(\.values) }
    set { setItems(newValue) }
  }

  /// Appends items, each with its values by type identifiers.
  open func addItems(_ items: [[String: Any]]) {
    replace(with: contents.items + items.map { PasteboardItem(values: $0) }, expiring: nil)
  }

  /// Sets the items, each with its values by type identifiers.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    replace(
      with: items.map { PasteboardItem(values: $0) },
      expiring: options[.expirationDate] as? Date)
  }

  /// The item providers of the items.
  open var itemProviders: [NSItemProvider] {
    get { contents.items.map(\.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Sets the item providers of the items, which are removed at the expiration date.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    replace(with: itemProviders.map { PasteboardItem(provider: $0) }, expiring: expirationDate)
  }

  /// Sets items from objects such as strings, URLs, images and colors.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Sets items from objects such as strings, URLs, images and colors, which are removed at the
  /// expiration date.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  private func replace(with items: [PasteboardItem], expiring date: Date?) {
    let before = Set(contents.items.flatMap(\.types))
    contents.set(items, expiring: date)
    let after = Set(items.flatMap(\.types))
    NotificationCenter.default.post(
      name: Self.changedNotification, object: self,
      userInfo: [
        Self.changedTypesAddedUserInfoKey: after.subtracting(before).sorted(),
        Self.changedTypesRemovedUserInfoKey: before.subtracting(after).sorted(),
      ])
  }

  // MARK: Types

  /// The type identifiers of the first item.
  open var types: [String] { contents.items.first?.types ?? [] }

  /// Returns the type identifiers of some items; `nil` stands for all.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map(\.types)
  }

  /// Returns whether the first item has a value of one of several types, or of a type that conforms
  /// to one of them.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.items.first?.matches(pasteboardTypes) == true
  }

  /// Returns whether all of some items have a value of one of several types; `nil` stands for all.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { $0.matches(pasteboardTypes) }
  }

  /// Returns the indexes of the items with a value of one of several types; `nil` if there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let items = contents.items
    let found = IndexSet(items.indices.filter { items[$0].matches(pasteboardTypes) })
    return found.isEmpty ? nil : found
  }

  private func chosen(_ itemSet: IndexSet?) -> [PasteboardItem] {
    let items = contents.items
    guard let itemSet else { return items }
    return itemSet.compactMap { items.indices.contains($0) ? items[$0] : nil }
  }

  // MARK: Values

  /// Returns the value of a type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first?.value(of: pasteboardType)
  }

  /// Returns the values of a type in some items; `nil` stands for all.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    chosen(itemSet).compactMap { $0.value(of: pasteboardType) }
  }

  /// Returns the data of a type in the first item.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first?.data(of: pasteboardType)
  }

  /// Returns the data of a type in some items; `nil` stands for all.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    chosen(itemSet).compactMap { $0.data(of: pasteboardType) }
  }

  /// Replaces all items by one with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces all items by one with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  // MARK: Strings, URLs, images and colors

  /// The text of the first item that has one; setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; `nil` if there are none.
  open var strings: [String]? {
    get { values(\.string) }
    set { set(newValue, as: TypeIdentifier.text) }
  }

  /// The URL of the first item that has one; setting it replaces all items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items; `nil` if there are none.
  open var urls: [URL]? {
    get { values(\.url) }
    set { set(newValue, as: TypeIdentifier.url) }
  }

  /// The image of the first item that has one; setting it replaces all items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items; `nil` if there are none.
  open var images: [UIImage]? {
    get { values(\.image) }
    set { set(newValue, as: TypeIdentifier.png) }
  }

  /// The color of the first item that has one; setting it replaces all items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items; `nil` if there are none.
  open var colors: [UIColor]? {
    get { values(\.color) }
    set { set(newValue, as: TypeIdentifier.color) }
  }

  /// Whether any item has a text.
  open var hasStrings: Bool { has("public.text") }
  /// Whether any item has a URL.
  open var hasURLs: Bool { has(TypeIdentifier.url) }
  /// Whether any item has an image.
  open var hasImages: Bool { has("public.image") }
  /// Whether any item has a color.
  open var hasColors: Bool { has(TypeIdentifier.color) }

  private func has(_ type: String) -> Bool { contents.items.contains { $0.matches([type]) } }

  private func values<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
    let all = contents.items.compactMap(value)
    return all.isEmpty ? nil : all
  }

  private func set(_ values: [Any]?, as type: String) {
    items = (values ?? []).map { [type: $0] }
  }
}
