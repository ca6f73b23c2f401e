import Foundation

/// What is known of a contact.
struct ContactDetails: Equatable {
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticFamilyName = ""
  var note = ""
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var birthday: DateComponents?

  /// What lists are sorted by.
  func sortName(_ order: CNContactSortOrder) -> String {
    let names = order == .givenName ? [givenName, familyName] : [familyName, givenName]
    let name = names.joinedBySpace
    return (name.isEmpty ? organizationName : name).lowercased()
  }

  /// Whether each word of a text begins a name of the contact's.
  func matches(name: String) -> Bool {
    let names = [givenName, middleName, familyName, nickname, organizationName]
      .joined(separator: " ").lowercased().split(separator: " ")
    let words = name.lowercased().split(separator: " ")
    return !words.isEmpty && words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
  }
}
