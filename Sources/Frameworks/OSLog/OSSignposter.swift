/// The number of a stretch of time that is being measured.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identity from a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identity of a log.
  public init(log: OSLog) { rawValue = 1 }

  /// Creates an identity of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// The identity of those who need no other.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identity.
  public static let null = OSSignpostID(0)
  /// An identity that means nothing.
  public static let invalid = OSSignpostID(.max)
}

/// Kinds of signposts.
public enum OSSignpostType: UInt8, Sendable {
  /// A moment.
  case event = 0
  /// The start of a stretch of time.
  case begin = 1
  /// Its end.
  case end = 2
}

/// A stretch of time that is being measured.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}

/// Marks stretches of time for a profiler; nobody profiles a simulated app, so nothing is written.
public struct OSSignposter: Sendable {
  /// One that nobody listens to.
  public static var disabled: OSSignposter { OSSignposter() }

  /// Creates a signposter.
  public init() {}

  /// Creates a signposter of a part of an app.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter of a part of an app.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}

  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Whether somebody records.
  public var isEnabled: Bool { false }

  /// A new identity.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// An identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Starts a stretch of time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Starts a stretch of time.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends a stretch of time.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends a stretch of time.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Measures a call.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Marks a moment or a stretch of time for a profiler; nobody profiles a simulated app.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment or a stretch of time for a profiler; nobody profiles a simulated app.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
