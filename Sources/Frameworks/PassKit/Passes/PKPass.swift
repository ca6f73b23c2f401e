public import Foundation

/// A pass, such as a ticket.
///
/// Its archive is not read: it is known by nothing but what it was made of.
open class PKPass: NSObject, @unchecked Sendable {
  private let data: Data

  /// A pass of an archive.
  ///
  /// - Parameter data: A file `.pkpass`, which is an archive of the form zip.
  /// - Throws: ``PKPassKitError`` where it is none.
  public init(data: Data) throws {
    guard data.starts(with: [0x50, 0x4B]) else { throw PKPassKitError(.invalidDataError) }
    self.data = data
    super.init()
  }

  /// What tells it from others of its kind.
  open var serialNumber: String {
    String(
      data.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
  /// The kind.
  open var passTypeIdentifier: String { "" }
  /// Who made it.
  open var organizationName: String { "" }
  /// What persons call it.
  open var localizedName: String { "" }
  /// What is said of it.
  open var localizedDescription: String { "" }
  /// What it is.
  open var passType: PKPassType { .barcode }
  /// Where the system shows it.
  open var passURL: URL? { nil }
}

/// What a pass is.
public enum PKPassType: UInt, Sendable {
  /// The cases as PassKit numbers them.
  case barcode, secureElement
  /// All of them.
  public static let any = PKPassType.secureElement
}

/// What is wrong with a pass.
public struct PKPassKitError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of error, as PassKit numbers them.
  public enum Code: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// It is no pass.
    case invalidDataError = 1
    /// It is of a newer kind.
    case unsupportedVersionError
    /// Its signature is not right.
    case invalidSignature
    /// The app may not.
    case notEntitledError
  }

  /// Which one it is.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
