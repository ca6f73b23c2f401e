public import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  /// Its name.
  open var name = ""
  /// Whether it may have no value.
  open var isOptional = true
  /// Whether it is never stored.
  open var isTransient = false
  /// What an app notes about it.
  open var userInfo: [AnyHashable: Any]?
  /// The entity that it belongs to.
  public var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  weak var owner: NSEntityDescription?
  /// Its name in an earlier version of the model.
  ///
  /// No visible effect.
  open var renamingIdentifier: String?
  /// Whether Spotlight finds it.
  ///
  /// No visible effect.
  open var isIndexedBySpotlight = false

  /// A property without a name.
  public override init() { super.init() }
}
