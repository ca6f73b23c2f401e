extension CNContact: CustomReflectable {
  /// What is known of the contact by its keys, which predicates ask for.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        (CNContactIdentifierKey, identifier), (CNContactTypeKey, contactType.rawValue),
        (CNContactNamePrefixKey, namePrefix), (CNContactGivenNameKey, givenName),
        (CNContactMiddleNameKey, middleName), (CNContactFamilyNameKey, familyName),
        (CNContactNameSuffixKey, nameSuffix), (CNContactNicknameKey, nickname),
        (CNContactOrganizationNameKey, organizationName),
        (CNContactDepartmentNameKey, departmentName), (CNContactJobTitleKey, jobTitle),
        (CNContactNoteKey, note), (CNContactImageDataAvailableKey, imageDataAvailable),
        (CNContactPhoneNumbersKey, phoneNumbers), (CNContactEmailAddressesKey, emailAddresses),
        (CNContactPostalAddressesKey, postalAddresses), (CNContactUrlAddressesKey, urlAddresses),
        (CNContactBirthdayKey, birthday as Any),
      ])
  }
}
