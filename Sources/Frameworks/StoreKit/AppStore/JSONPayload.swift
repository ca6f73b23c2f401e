import Foundation

/// What StoreKit says of something as JSON, and as a token whose signature is empty.
struct JSONPayload {
  private let values: [String: Any]

  /// Takes values that JSON has; what is nil is left out.
  init(_ values: [String: Any?]) { self.values = values.compactMapValues(\.self) }

  /// The JSON, its keys in order.
  var data: Data {
    (try? JSONSerialization.data(
      withJSONObject: values, options: [.sortedKeys, .withoutEscapingSlashes])) ?? Data()
  }

  /// What tells how a token is signed: not at all.
  static let header = Data(#"{"alg":"none"}"#.utf8)

  /// Header and contents as they would be signed.
  var signed: String { "\(Self.header.base64URL).\(data.base64URL)" }

  /// A date as tokens have it.
  static func milliseconds(_ date: Date?) -> Int64? {
    date.map { Int64(($0.timeIntervalSince1970 * 1000).rounded()) }
  }
}

extension Data {
  /// The bytes as text that addresses can hold.
  fileprivate var base64URL: String {
    base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
