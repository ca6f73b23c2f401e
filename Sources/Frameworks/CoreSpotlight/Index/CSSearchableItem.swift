public import Foundation

/// The type of the activity with which an app is opened from what a search has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of such an activity for what the app calls what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity with which an app is opened to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of such an activity for what was searched.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that searches find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What the app calls it.
  open var uniqueIdentifier: String
  /// What it belongs to, as the app calls that.
  open var domainIdentifier: String?
  /// When it is no longer found: a month from when it was made, unless the app says otherwise.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var expirationDate: Date! = Date(timeIntervalSinceNow: 30 * 86_400)
  /// What is known of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether it takes nothing away that was known before.
  open var isUpdate = false

  /// Creates something.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}
