/// What a device captures.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moving pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// What is recognised in pictures, such as codes.
  public static let metadataObject = AVMediaType(rawValue: "mobj")
}

/// Whether the app may capture.
public enum AVAuthorizationStatus: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case notDetermined, restricted, denied, authorized
}
