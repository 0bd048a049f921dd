import Foundation

extension String {
  /// The text of a key in the tables of the app; the key itself if there is none.
  static func localized(_ key: String) -> String {
    NSLocalizedString(key, bundle: .module, comment: "")
  }

  /// The text of a key with values in place of its format specifiers.
  static func localized(_ key: String, _ values: any CVarArg...) -> String {
    String(format: localized(key), arguments: values)
  }
}
