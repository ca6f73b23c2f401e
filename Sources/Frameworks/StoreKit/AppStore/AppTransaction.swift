public import Foundation
import SimulatedUI
import SimulatedUIKit

/// How the person has got the app itself.
public struct AppTransaction: Sendable {
  /// Number of the app in the store; none in a test.
  public let appID: UInt64? = nil
  /// Version of the app.
  public let appVersion: String
  /// Number of the version in the store; none in a test.
  public let appVersionID: UInt64? = nil
  /// Bundle identifier of the app.
  public let bundleID: String
  /// Which store it is: that of a test.
  public let environment = AppStore.Environment.xcode
  /// Version that the person has got first; `1.0` in a test, as in Xcode's.
  public let originalAppVersion = "1.0"
  /// When the person has got it.
  public let originalPurchaseDate: Date
  /// When the person has ordered it ahead of its publication.
  public let preorderDate: Date? = nil
  /// Where the person has got it first.
  public let originalPlatform = AppStore.Platform.iOS
  /// When this was said.
  public let signedDate: Date

  private init(now: Date) {
    appVersion =
      _AppBundle.information(of: .main)?["CFBundleShortVersionString"] as? String ?? "1.0"
    bundleID = Self.bundleIdentifier
    signedDate = now
    originalPurchaseDate = now
  }

  /// Bundle identifier of the app in use.
  static var bundleIdentifier: String {
    _AppBundle.information(of: .main)?["CFBundleIdentifier"] as? String ?? ""
  }

  /// The person's.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { try await refresh() }
  }

  /// The person's, asked for anew.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try Store.shared.check(.appTransaction)
    return Store.shared.verified(AppTransaction(now: .now))
  }

  /// Tells it from others; none in a test.
  public var appTransactionID: String { "0" }
  /// Nothing: there is no device to verify.
  public var deviceVerification: Data { Data() }
  /// Nothing: there is no device to verify.
  public var deviceVerificationNonce: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// What the store says of it, as JSON.
  public var jsonRepresentation: Data { payload.data }

  var payload: JSONPayload {
    JSONPayload([
      "bundleId": bundleID, "applicationVersion": appVersion,
      "originalApplicationVersion": originalAppVersion, "receiptType": environment.rawValue,
      "originalPurchaseDate": JSONPayload.milliseconds(originalPurchaseDate),
      "receiptCreationDate": JSONPayload.milliseconds(signedDate),
    ])
  }
}

extension AppTransaction: Hashable {
  /// Whether both say the same.
  public static func == (one: AppTransaction, other: AppTransaction) -> Bool {
    one.bundleID == other.bundleID && one.appVersion == other.appVersion
  }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(bundleID) }
}

extension AppTransaction: CustomDebugStringConvertible {
  /// What the store says of it.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
