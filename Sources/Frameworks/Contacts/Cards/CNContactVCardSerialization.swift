public import Foundation

/// Contacts as cards, in the form vCard.
open class CNContactVCardSerialization: NSObject {
  /// What has to be fetched for that.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// Contacts as cards.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map { ContactCard.text(of: $0.details) }.joined().utf8)
  }

  /// The contacts of cards.
  ///
  /// - Throws: ``CNError`` where they are none.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw CNError(.vCardMalformed)
    }
    let found = ContactCard.details(in: text)
    guard !found.isEmpty else { throw CNError(.vCardMalformed) }
    return found.map { CNContact(identifier: UUID().uuidString, details: $0) }
  }
}
