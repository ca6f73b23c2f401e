import DeviceServices
public import Foundation
import VirtualTime

/// What tells a server of a device.
open class DCDevice: NSObject, @unchecked Sendable {
  /// The device.
  open class var current: DCDevice { shared }
  private static let shared = DCDevice()

  /// Whether it can be told: no, as on a simulator.
  open var isSupported: Bool { false }

  /// Makes what tells of it: fails.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    DCError.note()
    VirtualTime.later("token of the device") { completion(nil, DCError(.featureUnsupported)) }
  }

  /// Makes what tells of it.
  ///
  /// - Throws: ``DCError``, always.
  open func generateToken() async throws -> Data {
    DCError.note()
    throw DCError(.featureUnsupported)
  }
}

/// Proves to a server that an app is unchanged.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  /// The service.
  open class var shared: DCAppAttestService { service }
  private static let service = DCAppAttestService()

  /// Whether it can be proved: no, as on a simulator.
  open var isSupported: Bool { false }

  /// Makes a key: fails.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    fail(completionHandler)
  }
  /// Proves a key: fails.
  open func attestKey(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  /// Proves a request: fails.
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Makes a key.
  ///
  /// - Throws: ``DCError``, always.
  open func generateKey() async throws -> String { throw noted() }
  /// Proves a key.
  ///
  /// - Throws: ``DCError``, always.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw noted() }
  /// Proves a request.
  ///
  /// - Throws: ``DCError``, always.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw noted()
  }

  private func fail<Value>(_ completion: @escaping (Value?, (any Error)?) -> Void) {
    let error = noted()
    VirtualTime.later("attestation") { completion(nil, error) }
  }

  private func noted() -> DCError {
    DCError.note()
    return DCError(.featureUnsupported)
  }
}

/// Why a device or an app cannot be told of.
public struct DCError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as DeviceCheck numbers them.
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of DeviceCheck.
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// It cannot be done here.
  public static let featureUnsupported = Code.featureUnsupported
  /// The key is not valid.
  public static let invalidKey = Code.invalidKey
  /// The server does not answer.
  public static let serverUnavailable = Code.serverUnavailable

  static func note() {
    DeviceServices.shared.notes.add(
      "DeviceCheck cannot prove anything of a simulated device: isSupported is false, and asking "
        + "all the same fails.")
  }
}

extension DCError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? DCError)?.code == code
  }
}
