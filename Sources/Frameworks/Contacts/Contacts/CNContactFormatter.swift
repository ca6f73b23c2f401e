public import Foundation

/// How names are written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// As they are read, and as they are spoken.
  case fullName, phoneticFullName
}

/// In which order names are written.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// The cases as Contacts numbers them.
  case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How they are written.
  open var style = CNContactFormatterStyle.fullName

  /// A contact's name, or its company's.
  ///
  /// - Returns: `nil` where it has neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    var name = PersonNameComponents()
    name.namePrefix = contact.namePrefix.nonEmpty
    name.givenName =
      style == .fullName ? contact.givenName.nonEmpty : contact.phoneticGivenName.nonEmpty
    name.middleName = style == .fullName ? contact.middleName.nonEmpty : nil
    name.familyName =
      style == .fullName ? contact.familyName.nonEmpty : contact.phoneticFamilyName.nonEmpty
    name.nameSuffix = contact.nameSuffix.nonEmpty
    let parts = [name.namePrefix] + ordered(name) + [name.nameSuffix]
    let written = parts.compactMap(\.self).joinedBySpace
    return (written.isEmpty ? contact.organizationName : written).nonEmpty
  }

  private class func ordered(_ name: PersonNameComponents) -> [String?] {
    let hasFamilyFirst = name.familyName?.unicodeScalars.contains { (0x3040...0x9FFF) ~= $0.value }
    return hasFamilyFirst == true
      ? [name.familyName, name.middleName, name.givenName]
      : [name.givenName, name.middleName, name.familyName]
  }

  /// A contact's name, or its company's.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// A contact's name, with no look of its own.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    string(from: contact, style: style).map { NSAttributedString(string: $0) }
  }

  /// What has to be fetched for that.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// In which order a name is written.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    .givenNameFirst
  }
}

extension String {
  /// The text, unless it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
