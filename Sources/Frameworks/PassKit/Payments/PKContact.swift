public import Contacts
public import Foundation

/// Somebody who pays, or gets what is bought.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name.
  open var name: PersonNameComponents?
  /// The address of mail.
  open var emailAddress: String?
  /// The number of the phone.
  open var phoneNumber: CNPhoneNumber?
  /// The address.
  open var postalAddress: CNPostalAddress?
  /// What comes before the address's lines, of older apps.
  open var supplementarySubLocality: String?

  /// Somebody of whom nothing is known.
  public override init() {}
}

/// What an app wants to know of somebody.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Something by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The address.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// The address of mail.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// The number of the phone.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
  /// How the name is spoken.
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
}
