public import Foundation
public import SimulatedFoundation
public import SimulatedUIKit

/// For how long a font is known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The cases as Core Text numbers them.
  case none, process, persistent, session

  /// For the person.
  public static var user: CTFontManagerScope { .persistent }
}

/// The domain of the errors of registering fonts.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

/// Why a font could not be registered.
public enum CTFontManagerError: Int, Error, Sendable {
  /// The cases as Core Text numbers them.
  case fileNotFound = 101, insufficientPermissions, unrecognizedFormat, invalidFontData
  /// As Core Text numbers it.
  case alreadyRegistered = 105
}

/// Makes an app's font known: it is, by its name, where the file is there.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let isThere = fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false
  if !isThere {
    error?.pointee = .passRetained(
      NSError(domain: kCTFontManagerErrorDomain, code: CTFontManagerError.fileNotFound.rawValue))
  }
  return isThere
}

/// Makes an app's font known no more.
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Makes a font known that was read.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Makes fonts known.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) { _ = registrationHandler?(NSArray(), true) }

/// A font that was read.
public final class CGFont: Sendable {
  /// Its name for programs.
  public let postScriptName: CFString?
  /// Its whole name.
  public var fullName: CFString? { postScriptName }

  /// A font of data.
  public init?(_ provider: CGDataProvider) { postScriptName = "" }
  /// A font of a name.
  public init?(_ name: CFString) { postScriptName = name }
}
