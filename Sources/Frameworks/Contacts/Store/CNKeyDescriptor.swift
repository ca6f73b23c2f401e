public import Foundation

/// Something of a contact that can be fetched: everything is, here.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// What tells contacts apart.
public let CNContactIdentifierKey = "identifier"
/// What comes before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The name in the middle.
public let CNContactMiddleNameKey = "middleName"
/// The family's name.
public let CNContactFamilyNameKey = "familyName"
/// The family's name before.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// What comes after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// What friends say.
public let CNContactNicknameKey = "nickname"
/// How the given name is spoken.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How the family's name is spoken.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The company.
public let CNContactOrganizationNameKey = "organizationName"
/// The part of the company.
public let CNContactDepartmentNameKey = "departmentName"
/// The job.
public let CNContactJobTitleKey = "jobTitle"
/// The day of birth.
public let CNContactBirthdayKey = "birthday"
/// Remarks.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// A person, or a company.
public let CNContactTypeKey = "contactType"
/// The numbers of the phones.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Other days.
public let CNContactDatesKey = "dates"
/// The addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Who others are to the contact.
public let CNContactRelationsKey = "contactRelations"
/// Names in networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// Names in services of messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"

/// Something of a contact, for those who want an object.
struct ContactKeys: CNKeyDescriptor {}
