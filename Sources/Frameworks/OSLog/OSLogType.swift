/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number that the system has for it.
  public let rawValue: UInt8

  /// Creates a type from the system's number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from the system's number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// An ordinary one.
  public static let `default` = OSLogType(0x00)
  /// One that helps.
  public static let info = OSLogType(0x01)
  /// One for developers.
  public static let debug = OSLogType(0x02)
  /// Something went wrong.
  public static let error = OSLogType(0x10)
  /// Something is broken.
  public static let fault = OSLogType(0x11)

  /// The word before a message.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
