public import Foundation

/// Somebody whom the person knows.
open class CNContact: NSObject, NSCopying, NSSecureCoding, CNKeyDescriptor, @unchecked Sendable {
  /// What tells contacts apart.
  public let identifier: String
  /// What is known, which the mutable class writes.
  var details: ContactDetails

  /// Somebody of whom nothing is known.
  public override init() {
    identifier = UUID().uuidString
    details = ContactDetails()
    super.init()
  }

  /// Somebody of whom something is known.
  init(identifier: String, details: ContactDetails) {
    self.identifier = identifier
    self.details = details
    super.init()
  }

  /// A person, or a company.
  open var contactType: CNContactType { details.contactType }
  /// What comes before the name.
  open var namePrefix: String { details.namePrefix }
  /// The given name.
  open var givenName: String { details.givenName }
  /// The name in the middle.
  open var middleName: String { details.middleName }
  /// The family's name.
  open var familyName: String { details.familyName }
  /// The family's name before.
  open var previousFamilyName: String { details.previousFamilyName }
  /// What comes after the name.
  open var nameSuffix: String { details.nameSuffix }
  /// What friends say.
  open var nickname: String { details.nickname }
  /// The company.
  open var organizationName: String { details.organizationName }
  /// The part of the company.
  open var departmentName: String { details.departmentName }
  /// The job.
  open var jobTitle: String { details.jobTitle }
  /// How the given name is spoken.
  open var phoneticGivenName: String { details.phoneticGivenName }
  /// How the family's name is spoken.
  open var phoneticFamilyName: String { details.phoneticFamilyName }
  /// Remarks; apps need Apple's leave to read them.
  open var note: String { details.note }
  /// The picture.
  open var imageData: Data? { details.imageData }
  /// The small picture.
  open var thumbnailImageData: Data? { details.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { details.imageData != nil }
  /// The numbers of the phones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { details.phoneNumbers }
  /// The addresses of mail.
  open var emailAddresses: [CNLabeledValue<NSString>] { details.emailAddresses }
  /// The addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { details.postalAddresses }
  /// The addresses of pages.
  open var urlAddresses: [CNLabeledValue<NSString>] { details.urlAddresses }
  /// The day of birth.
  open var birthday: DateComponents? { details.birthday }

  /// Whether something was fetched: everything is, here.
  open func isKeyAvailable(_ key: String) -> Bool { true }

  /// Whether several things were fetched: everything is, here.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Whether it is about the same person.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    identifier == contactIdentifier
  }

  /// What persons call what a key stands for.
  open class func localizedString(forKey key: String) -> String { key }

  /// Sorts contacts by names.
  open class func comparator(
    forNameSortOrder sortOrder: CNContactSortOrder
  ) -> (Any, Any) -> ComparisonResult {
    { left, right in
      guard let left = left as? CNContact, let right = right as? CNContact else {
        return .orderedSame
      }
      return left.details.sortName(sortOrder).compare(right.details.sortName(sortOrder))
    }
  }

  /// What has to be fetched for that.
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    CNContactGivenNameKey as NSString
  }

  /// Contacts whose name has a text in it.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    ContactPredicate.make { $0.details.matches(name: name) }
  }

  /// Contacts by what tells them apart.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactPredicate.make { identifiers.contains($0.identifier) }
  }

  /// Contacts with an address of mail.
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    ContactPredicate.make { contact in
      contact.emailAddresses.contains {
        ($0.value as String).lowercased() == emailAddress.lowercased()
      }
    }
  }

  /// Contacts with a number.
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let wanted = phoneNumber.stringValue.filter(\.isNumber)
    return ContactPredicate.make { contact in
      contact.phoneNumbers.contains { $0.value.stringValue.filter(\.isNumber) == wanted }
    }
  }

  /// Contacts of a container: all, as there is one.
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { ContactPredicate.make { _ in true } }

  /// Contacts of a group: none, as there are none.
  open class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { ContactPredicate.make { _ in false } }

  /// Whether it can be kept: yes.
  open class var supportsSecureCoding: Bool { true }

  /// Not used: contacts are not archived here.
  public required init?(coder: NSCoder) { nil }

  /// Not used: contacts are not archived here.
  open func encode(with coder: NSCoder) {}

  /// The same, as it is now.
  open func copy(with zone: NSZone? = nil) -> Any {
    CNContact(identifier: identifier, details: details)
  }

  /// The same, so that it can be changed.
  open override func mutableCopy() -> Any {
    CNMutableContact(identifier: identifier, details: details)
  }

  /// Whether two are the same contact, with the same known of it.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return identifier == other.identifier && details == other.details
  }

  /// Goes with being equal.
  open override var hash: Int { identifier.hashValue }
}

/// A person, or a company.
public enum CNContactType: Int, Sendable {
  /// The cases as Contacts numbers them.
  case person, organization
}

/// How contacts are sorted.
public enum CNContactSortOrder: Int, Sendable {
  /// The cases as Contacts numbers them.
  case none, userDefault, givenName, familyName
}
