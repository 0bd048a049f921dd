/// An activity of the user, which a later launch can continue.
///
/// ```swift
/// let activity = NSUserActivity(activityType: "com.example.article")
/// activity.title = "Penguins"
/// activity.addUserInfoEntries(from: ["article": 7])
/// ```
///
/// A scene's delegate returns one from `stateRestorationActivity(for:)`; the next launch receives an equal
/// one.
///
/// - Note: Not implemented: searching, handoff and prediction; an activity is data only.
open class NSUserActivity: NSObject {
  /// The type of activity, in reverse domain name notation.
  open private(set) var activityType: String
  /// The name of the activity for the user.
  open var title: String?
  /// Values that describe the activity.
  ///
  /// Keys that are to be restored, and elements of sets, are strings, numbers, Boolean values, dates, data or
  /// URLs; values are arrays, sets and dictionaries of them as well. Keep it small: a few identifiers.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which the activity can't be continued.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity has changed since it was saved.
  ///
  /// The default is `false`. Saving resets it.
  open var needsSave = false
  /// A page with the same content.
  open var webpageURL: URL?
  /// The page from which the user came to `webpageURL`.
  open var referrerURL: URL?
  /// The date after which the activity is of no use.
  open var expirationDate: Date?
  /// Words that describe the activity.
  open var keywords: Set<String> = []
  /// The identifier of the content, by which scenes are found that display it (iOS 13).
  open var targetContentIdentifier: String?
  /// Whether other devices may continue the activity; the default is `true`.
  ///
  /// - Note: Not implemented: handoff.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found on the device; the default is `false`.
  ///
  /// - Note: Not implemented: searching.
  open var isEligibleForSearch = false
  /// Whether the activity may be suggested (iOS 12); the default is `false`.
  ///
  /// - Note: Not implemented: prediction.
  open var isEligibleForPrediction = false
  /// The object that is notified before the activity is saved; the reference is weak.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`, and replaces those of the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the one that other devices may continue; there is none, so nothing happens.
  open func becomeCurrent() {}

  /// Withdraws the activity from other devices; nothing happens.
  open func resignCurrent() {}

  /// Ends the activity for other devices; nothing happens.
  open func invalidate() {}
}

/// The methods by which an object follows an activity.
///
/// - Note: Not implemented: continuation on another device and its streams.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, to bring it up to date.
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  // Optional, as on Apple's platforms.

  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

/// An object that restores the state that an activity describes.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that an activity describes.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
