import Foundation

/// The values of activities as property lists.
///
/// A property list has no sets, URLs, null and keys other than strings, and its numbers are read as `NSNumber`,
/// which Swift doesn't bridge on Linux. Such values are dictionaries with the name of the kind as the only key.
enum StoredValue {
  /// A value of a type that isn't kept.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    /// The type of the value.
    let type: String

    var description: String {
      "a value of the type \(type) can't be restored. Use strings, numbers, Boolean values, dates, data, URLs,"
        + " arrays and dictionaries of them, and sets of those that are no collections."
    }
  }

  private enum Kind: String {
    case set, url, null, dictionary, integer, double, float, length
  }

  /// Returns a property list.
  static func encode(_ value: Any) throws -> Any {
    switch (value as? AnyHashable)?.base ?? value {
    case let value as Bool: value
    case let value as String: value
    case let value as Date: value
    case let value as Data: value
    case let value as URL: [Kind.url.rawValue: value.absoluteString]
    case is NSNull: [Kind.null.rawValue: true]
    case let value as [AnyHashable: Any]:
      [Kind.dictionary.rawValue: try value.flatMap { [try encodeKey($0), try encode($1)] }]
    case let value as Set<AnyHashable>: [Kind.set.rawValue: try value.map(encodeKey)]
    case let value as [Any]: try value.map(encode)
    case let value: try encodeNumber(value)
    }
  }

  /// Returns the property list of an element of a set or a key, which is no collection.
  private static func encodeKey(_ key: AnyHashable) throws -> Any {
    let base = key.base
    guard !(base is [Any] || base is Set<AnyHashable> || base is [AnyHashable: Any]) else {
      throw Mistake(type: "\(type(of: base))")
    }
    return try encode(key)
  }

  private static func encodeNumber(_ value: Any) throws -> Any {
    switch value {
    case let value as Double: return [Kind.double.rawValue: value]
    case let value as CGFloat: return [Kind.length.rawValue: Double(value)]
    case let value as Float: return [Kind.float.rawValue: Double(value)]
    case let value as any BinaryInteger:
      return [Kind.integer.rawValue: String(value)]
    default: throw Mistake(type: "\(type(of: value))")
    }
  }

  /// Returns the value of a property list; `nil` for one of another form.
  static func decode(_ list: Any) -> Any? {
    if let elements = list as? [Any] { return all(elements) }
    guard let tagged = list as? [String: Any] else { return list }
    guard let (key, content) = tagged.first, let kind = Kind(rawValue: key) else { return nil }
    return decode(content, kind)
  }

  private static func decode(_ content: Any, _ kind: Kind) -> Any? {
    switch kind {
    case .null: return NSNull()
    case .url: return (content as? String).flatMap(URL.init(string:))
    case .integer: return (content as? String).flatMap(integer)
    case .double: return content as? Double
    case .float: return (content as? Double).map { Float($0) }
    case .length: return (content as? Double).map { CGFloat($0) }
    case .set: return (content as? [Any]).flatMap(all).flatMap(set)
    case .dictionary: return (content as? [Any]).flatMap(all).flatMap(pairs)
    }
  }

  private static func integer(_ text: String) -> Any? {
    guard let value = Int(text) else { return UInt(text) }
    return value
  }

  private static func set(_ values: [Any]) -> Set<AnyHashable>? {
    (values as? [AnyHashable]).map { Set($0) }
  }

  private static func all(_ elements: [Any]) -> [Any]? {
    let values = elements.compactMap(decode)
    return values.count == elements.count ? values : nil
  }

  private static func pairs(_ values: [Any]) -> [AnyHashable: Any]? {
    guard values.count.isMultiple(of: 2) else { return nil }
    let keys = stride(from: 0, to: values.count, by: 2)
    return keys.reduce(into: [:]) { dictionary, index in
      guard let key = values[index] as? AnyHashable else { return }
      dictionary[key] = values[index + 1]
    }
  }
}

extension NSUserActivity {
  /// The values of the activity that are kept.
  var values: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = ["type": activityType]
    values["keywords"] = keywords as Set<AnyHashable>
    values["title"] = title
    values["userInfo"] = userInfo
    values["required"] = requiredUserInfoKeys.map { $0 as Set<AnyHashable> }
    values["webpage"] = webpageURL
    values["referrer"] = referrerURL
    values["expiration"] = expirationDate
    values["target"] = targetContentIdentifier
    return values
  }

  /// Creates an activity from what was kept; `nil` without a type.
  convenience init?(values: [AnyHashable: Any]) {
    guard let type = values["type"] as? String else { return nil }
    self.init(activityType: type)
    title = values["title"] as? String
    userInfo = values["userInfo"] as? [AnyHashable: Any]
    requiredUserInfoKeys = values["required"].flatMap(Self.strings)
    keywords = values["keywords"].flatMap(Self.strings) ?? []
    (webpageURL, referrerURL) = (values["webpage"] as? URL, values["referrer"] as? URL)
    expirationDate = values["expiration"] as? Date
    targetContentIdentifier = values["target"] as? String
  }

  private static func strings(_ value: Any) -> Set<String>? {
    (value as? Set<AnyHashable>).map { Set($0.compactMap { $0 as? String }) }
  }

  /// Brings the activity up to date by its delegate, and by the responders whose activity it is.
  @MainActor func prepareToSave(responders: [UIResponder]) {
    delegate?.userActivityWillSave(self)
    for responder in responders where responder.userActivity === self {
      responder.updateUserActivityState(self)
    }
    needsSave = false
  }
}

extension UIScene {
  /// The scene, its windows, their views and view controllers, displayed or not.
  var responders: [UIResponder] {
    let windows = UIApplication.shared.windows.filter { $0.windowScene === self }
    return [self] + windows.flatMap { $0.withSubviews + $0.controllers }
  }
}

extension UIView {
  fileprivate var withSubviews: [UIResponder] { [self] + subviews.flatMap(\.withSubviews) }
}
