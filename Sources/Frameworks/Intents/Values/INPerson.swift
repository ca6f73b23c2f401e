public import Foundation

/// Somebody an intent is about.
open class INPerson: NSObject, @unchecked Sendable {
  /// By what the person is reached.
  open var personHandle: INPersonHandle?
  /// The parts of the name.
  open private(set) var nameComponents: PersonNameComponents?
  /// The name.
  public let displayName: String
  /// The picture.
  public let image: INImage?
  /// What Contacts calls the person.
  public let contactIdentifier: String?
  /// What the app calls the person.
  public let customIdentifier: String?
  /// Who it is to the device's owner.
  open var relationship: INPersonRelationship?
  /// Other names.
  public let aliases: [INPersonHandle]?
  /// What the system thinks of: only this.
  open var alternatives: [INPerson]? { nil }
  /// How sure that is.
  public let suggestionType: INPersonSuggestionType
  /// Whether it is the device's owner.
  public let isMe: Bool

  /// Creates a person.
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?,
    aliases: [INPersonHandle]? = nil, suggestionType: INPersonSuggestionType = .none,
    isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName ?? personHandle.value ?? ""
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.aliases = aliases
    self.suggestionType = suggestionType
    self.isMe = isMe
    super.init()
  }
}

/// By what a person is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  /// The number, the address or another text.
  public let value: String?
  /// What it is.
  public let type: INPersonHandleType
  /// What it is called, such as home.
  public let label: INPersonHandleLabel?

  /// Creates a handle.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }
}

/// What a handle is.
public enum INPersonHandleType: Int, Sendable {
  /// The cases as Intents numbers them.
  case unknown, emailAddress, phoneNumber
}

/// How sure the system is of a person.
public enum INPersonSuggestionType: Int, Sendable {
  /// The cases as Intents numbers them.
  case none, socialProfile, instantMessageAddress
}

/// What a handle is called.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A label by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A label by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// At home.
  public static let home = INPersonHandleLabel("_$!<Home>!$_")
  /// At work.
  public static let work = INPersonHandleLabel("_$!<Work>!$_")
  /// A mobile phone.
  public static let mobile = INPersonHandleLabel("_$!<Mobile>!$_")
  /// The phone that comes first.
  public static let main = INPersonHandleLabel("_$!<Main>!$_")
  /// Something else.
  public static let other = INPersonHandleLabel("_$!<Other>!$_")
}

/// Who a person is to the device's owner.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A relationship by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A relationship by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A friend.
  public static let friend = INPersonRelationship("_$!<Friend>!$_")
  /// Husband or wife.
  public static let spouse = INPersonRelationship("_$!<Spouse>!$_")
  /// A partner.
  public static let partner = INPersonRelationship("_$!<Partner>!$_")
}
