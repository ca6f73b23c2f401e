public import Foundation

/// Which contacts are wanted.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// What is asked of them; `nil` for nothing.
  open var predicate: NSPredicate?
  /// What is wanted of them: everything is told, here.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether they can be changed.
  open var mutableObjects = false
  /// Whether those that are about the same person come as one.
  open var unifyResults = true
  /// How they are sorted.
  open var sortOrder = CNContactSortOrder.none

  /// A wish.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// Changes that are made together.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// A change.
  enum Change {
    case keep(CNContact)
    case remove(CNContact)
  }

  private(set) var changes: [Change] = []
  /// Who made them.
  open var transactionAuthor: String?
  /// Whether contacts that were deleted are given back.
  open var shouldRefetchContacts = true

  /// No changes.
  public override init() {}

  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.keep(contact))
  }

  /// Changes a contact.
  open func update(_ contact: CNMutableContact) { changes.append(.keep(contact)) }

  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) { changes.append(.remove(contact)) }
}

/// A place in which contacts are kept.
open class CNContainer: NSObject, @unchecked Sendable {
  /// What tells it from others.
  open var identifier: String { "local" }
  /// What persons call it.
  open var name: String { "" }
  /// What it is.
  open var type: CNContainerType { .local }
}

/// What a place in which contacts are kept is.
public enum CNContainerType: Int, Sendable {
  /// The cases as Contacts numbers them.
  case unassigned, local, exchange
  /// A server's.
  case cardDAV = 1003
}

/// A group of contacts.
open class CNGroup: NSObject, @unchecked Sendable {
  /// What tells it from others.
  open var identifier: String { "" }
  /// What persons call it.
  open var name: String { "" }
}
