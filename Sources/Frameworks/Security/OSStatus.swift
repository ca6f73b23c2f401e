public import SimulatedFoundation

/// All is well.
public let errSecSuccess: OSStatus = 0
/// This is not there.
public let errSecUnimplemented: OSStatus = -4
/// An argument is wrong.
public let errSecParam: OSStatus = -50
/// The person has cancelled.
public let errSecUserCanceled: OSStatus = -128
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The person would have to be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// What is there is not understood.
public let errSecDecode: OSStatus = -26275
/// The person was not recognised.
public let errSecAuthFailed: OSStatus = -25293
/// There is no keychain.
public let errSecNotAvailable: OSStatus = -25291
/// The app must not do that.
public let errSecMissingEntitlement: OSStatus = -34018
/// There is no room.
public let errSecAllocate: OSStatus = -108
/// Something is wrong in the system.
public let errSecInternalError: OSStatus = -26276
/// The name of an attribute is not known.
public let errSecNoSuchAttr: OSStatus = -25303

/// What a status means, in words.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> String? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}
