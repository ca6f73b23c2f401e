public import Foundation

extension NSNotification.Name {
  /// Contacts have changed.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChange")
}

extension CNContactStore {
  private func demandAccess() throws {
    let status = Self.authorizationStatus(for: .contacts)
    guard status == .authorized || status == .limited else {
      throw CNError(.authorizationDenied)
    }
  }

  /// Contacts of which something is asked.
  ///
  /// - Throws: ``CNError`` if the app may not use them.
  public func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try demandAccess()
    return ContactRecords.shared.all.filter { predicate.evaluate(with: $0) }
  }

  /// A contact by what tells it from others.
  ///
  /// - Throws: ``CNError`` if there is none, or the app may not use it.
  public func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    try demandAccess()
    let found = ContactRecords.shared.all.first { $0.identifier == identifier }
    guard let found else { throw CNError(.recordDoesNotExist) }
    return found
  }

  /// The contact of the device's owner: none.
  ///
  /// - Throws: ``CNError``.
  public func unifiedMeContactWithKeys(
    toFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.recordDoesNotExist) }

  /// Goes through contacts.
  ///
  /// - Parameters:
  ///   - fetchRequest: Which ones.
  ///   - block: Told each one; sets its second parameter to stop.
  /// - Throws: ``CNError`` if the app may not use them.
  public func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    try demandAccess()
    var contacts = ContactRecords.shared.all
    if let predicate = fetchRequest.predicate {
      contacts = contacts.filter { predicate.evaluate(with: $0) }
    }
    if fetchRequest.sortOrder == .givenName {
      contacts.sort { $0.details.sortName(.givenName) < $1.details.sortName(.givenName) }
    }
    var isStopped = ObjCBool(false)
    for contact in contacts {
      let told = fetchRequest.mutableObjects ? contact.mutableCopy() as? CNContact : contact
      block(told ?? contact, &isStopped)
      if isStopped.boolValue { return }
    }
  }

  /// Makes changes.
  ///
  /// - Throws: ``CNError`` if the app may not use contacts.
  public func execute(_ saveRequest: CNSaveRequest) throws {
    try demandAccess()
    for change in saveRequest.changes {
      switch change {
      case .keep(let contact): ContactRecords.shared.keep(contact)
      case .remove(let contact): ContactRecords.shared.remove(contact.identifier)
      }
    }
    NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
  }

  /// The places in which contacts are kept: one.
  public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    [CNContainer()]
  }

  /// The groups: none.
  public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }

  /// What tells the place apart in which contacts are kept.
  public func defaultContainerIdentifier() -> String { CNContainer().identifier }

  /// All contacts, as the system's own sheets show them without asking.
  package static var contactsOfDevice: [CNContact] { ContactRecords.shared.all }

  /// Keeps a contact, as the system's own sheets do.
  package static func keep(_ contact: CNContact) { ContactRecords.shared.keep(contact) }
}
