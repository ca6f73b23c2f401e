public import Foundation

/// Something in a store of logs.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// Where the system keeps it.
  public enum StoreCategory: Int, Sendable {
    /// Unknown.
    case undefined
    /// Where other entries are described.
    case metadata
    /// In memory or on disk for a short while.
    case shortTerm
    /// On disk, for as long as the system likes.
    case longTermAuto
    /// On disk for a day.
    case longTerm1
    /// On disk for three days.
    case longTerm3
    /// On disk for a week.
    case longTerm7
    /// On disk for two weeks.
    case longTerm14
    /// On disk for a month.
    case longTerm30
  }

  /// The message with all values in it.
  public let composedMessage: String
  /// When it was written.
  public let date: Date
  /// Where the system keeps it.
  public let storeCategory: StoreCategory = .undefined

  init(composedMessage: String, date: Date) {
    self.composedMessage = composedMessage
    self.date = date
  }
}

/// An entry of a process.
public protocol OSLogEntryFromProcess {
  /// The activity that it belongs to; 0 for none.
  var activityIdentifier: UInt64 { get }
  /// The name of the process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: Int32 { get }
  /// The program or library that wrote it.
  var sender: String { get }
  /// The number of the thread that wrote it.
  var threadIdentifier: UInt64 { get }
}

/// An entry of a part of an app.
public protocol OSLogEntryWithPayload {
  /// What kind of message the part calls it.
  var category: String { get }
  /// The message as it stands in the source; here with its values.
  var formatString: String { get }
  /// The part of the app.
  var subsystem: String { get }
}

/// A message of a ``Logger``.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// How important a message is.
  public enum Level: Int, Sendable {
    /// Unknown.
    case undefined
    /// One for developers.
    case debug
    /// One that helps.
    case info
    /// An ordinary one.
    case notice
    /// Something went wrong.
    case error
    /// Something is broken.
    case fault
  }

  /// How important it is.
  public let level: Level
  /// What kind of message the part of the app calls it.
  public let category: String
  /// The part of the app.
  public let subsystem: String
  /// The message, with its values.
  public var formatString: String { composedMessage }
  /// No activity.
  public let activityIdentifier: UInt64 = 0
  /// The name of the process.
  public let process: String
  /// The number of the process.
  public let processIdentifier: Int32
  /// The program that wrote it, which the process is called after.
  public let sender: String
  /// The number of the thread; always the same here, so that runs are alike.
  public let threadIdentifier: UInt64 = 1

  init(_ message: String, type: OSLogType, subsystem: String, category: String) {
    level = type.level
    self.category = category
    self.subsystem = subsystem
    process = ProcessInfo.processInfo.processName
    processIdentifier = ProcessInfo.processInfo.processIdentifier
    sender = process
    super.init(composedMessage: message, date: Date())
  }
}

/// An activity in a store of logs; there is none here.
open class OSLogEntryActivity: OSLogEntry, @unchecked Sendable {}

/// Where a store of logs begins or ends; there is none here.
open class OSLogEntryBoundary: OSLogEntry, @unchecked Sendable {}

/// A signpost in a store of logs; nobody records them here.
open class OSLogEntrySignpost: OSLogEntry, @unchecked Sendable {}

extension OSLogType {
  /// What entries call it.
  fileprivate var level: OSLogEntryLog.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .fault
    default: .notice
    }
  }
}
