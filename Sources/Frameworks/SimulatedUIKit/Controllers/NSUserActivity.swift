/// The type of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in an app, so that another device can go on with it.
///
/// Foundation has it on Apple's systems only.
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What a list of activities shows.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// Which keys of the information have to be there.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether other devices are told.
  open var isEligibleForHandoff = true
  /// Whether searches find it.
  open var isEligibleForSearch = false
  /// Whether searches of others find it.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false
  /// What tells it from others of its kind.
  open var persistentIdentifier: String?

  /// Creates an activity.
  ///
  /// - Parameter activityType: Its kind, as a reverse domain name.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that it is what the person does now.
  open func becomeCurrent() {}

  /// Says that the person does something else now.
  open func resignCurrent() {}

  /// Says that it is over.
  open func invalidate() {}
}
