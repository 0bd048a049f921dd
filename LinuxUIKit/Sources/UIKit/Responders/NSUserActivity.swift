/// An activity of the user, which another device or a later launch can continue.
///
/// - Note: Not implemented: searching, handoff and prediction; an activity is data only.
open class NSUserActivity: NSObject {
  /// The type of activity, in reverse domain name notation.
  open private(set) var activityType: String
  /// The name of the activity for the user.
  open var title: String?
  /// Values that describe the activity.
  open var userInfo: [AnyHashable: Any]?
  /// A page with the same content.
  open var webpageURL: URL?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
