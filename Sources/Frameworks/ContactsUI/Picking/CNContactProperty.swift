public import Contacts

/// Something of a contact.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// What it is, such as ``CNContactPhoneNumbersKey``.
  public let key: String
  /// It.
  public let value: Any?
  /// What tells it from others of its kind.
  public let identifier: String?
  /// What it is called.
  public let label: String?

  /// The first of a kind.
  init?(contact: CNContact, key: String) {
    self.contact = contact
    self.key = key
    switch key {
    case CNContactPhoneNumbersKey:
      guard let first = contact.phoneNumbers.first else { return nil }
      (value, identifier, label) = (first.value, first.identifier, first.label)
    case CNContactEmailAddressesKey:
      guard let first = contact.emailAddresses.first else { return nil }
      (value, identifier, label) = (first.value as String, first.identifier, first.label)
    case CNContactPostalAddressesKey:
      guard let first = contact.postalAddresses.first else { return nil }
      (value, identifier, label) = (first.value, first.identifier, first.label)
    default: return nil
    }
    super.init()
  }
}
