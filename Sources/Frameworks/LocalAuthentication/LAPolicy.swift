/// How a person can prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or code.
  case deviceOwnerAuthentication = 2
  /// By another device of theirs.
  case deviceOwnerAuthenticationWithCompanion = 3
  /// By face, finger or another device of theirs.
  case deviceOwnerAuthenticationWithBiometricsOrCompanion = 4

  /// Whether a code will do.
  var takesPasscode: Bool { self == .deviceOwnerAuthentication }
  /// Whether a face or a finger will do.
  var takesBiometry: Bool { self != .deviceOwnerAuthenticationWithCompanion }
}

/// What of a person the device knows.
public enum LABiometryType: Int, Sendable {
  /// The cases as LocalAuthentication numbers them.
  case none = 0, touchID, faceID
  /// As LocalAuthentication numbers it.
  case opticID = 4
}

/// What a secret of an app's own is.
public enum LACredentialType: Int, Sendable {
  /// A password of the app's.
  case applicationPassword = 0
  /// A code for smart cards.
  case smartCardPIN = -3
}

/// What is done with something that is protected.
public enum LAAccessControlOperation: Int, Sendable {
  /// The cases as LocalAuthentication numbers them.
  case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}
