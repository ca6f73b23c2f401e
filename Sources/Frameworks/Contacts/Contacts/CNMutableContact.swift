public import Foundation

/// Somebody of whom an app can say more.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// A person, or a company.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { details.contactType = newValue }
  }
  /// What comes before the name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { details.namePrefix = newValue }
  }
  /// The given name.
  open override var givenName: String {
    get { super.givenName }
    set { details.givenName = newValue }
  }
  /// The name in the middle.
  open override var middleName: String {
    get { super.middleName }
    set { details.middleName = newValue }
  }
  /// The family's name.
  open override var familyName: String {
    get { super.familyName }
    set { details.familyName = newValue }
  }
  /// The family's name before.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { details.previousFamilyName = newValue }
  }
  /// What comes after the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { details.nameSuffix = newValue }
  }
  /// What friends say.
  open override var nickname: String {
    get { super.nickname }
    set { details.nickname = newValue }
  }
  /// The company.
  open override var organizationName: String {
    get { super.organizationName }
    set { details.organizationName = newValue }
  }
  /// The part of the company.
  open override var departmentName: String {
    get { super.departmentName }
    set { details.departmentName = newValue }
  }
  /// The job.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { details.jobTitle = newValue }
  }
  /// How the given name is spoken.
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { details.phoneticGivenName = newValue }
  }
  /// How the family's name is spoken.
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { details.phoneticFamilyName = newValue }
  }
  /// Remarks; apps need Apple's leave to read them.
  open override var note: String {
    get { super.note }
    set { details.note = newValue }
  }
  /// The picture.
  open override var imageData: Data? {
    get { super.imageData }
    set { details.imageData = newValue }
  }
  /// The numbers of the phones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { details.phoneNumbers = newValue }
  }
  /// The addresses of mail.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { details.emailAddresses = newValue }
  }
  /// The addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { details.postalAddresses = newValue }
  }
  /// The addresses of pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { details.urlAddresses = newValue }
  }
  /// The day of birth.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { details.birthday = newValue }
  }
}
