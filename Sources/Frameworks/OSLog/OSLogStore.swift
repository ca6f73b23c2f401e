public import Foundation

/// What an app has written to its logs since it was launched.
open class OSLogStore: NSObject, @unchecked Sendable {
  /// Whose entries a store has.
  public enum Scope: Int, Sendable {
    /// Those of all processes, which no app of iOS may read.
    case system
    /// Those of this process.
    case currentProcessIdentifier
  }

  /// Opens a store.
  ///
  /// - Parameter scope: Whose entries it has.
  /// - Throws: `CocoaError.fileReadNoPermission` for those of the system, as on iOS.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw CocoaError(.fileReadNoPermission)
    }
  }

  /// Where the entries since some moment begin.
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Where the entries of the last seconds begin.
  open func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: -abs(seconds)))
  }

  /// Where the entries begin that were written some seconds after the device was started, and later.
  open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  /// The entries, in the order in which they were written.
  ///
  /// - Parameters:
  ///   - options: Whether the last comes first.
  ///   - position: Where to begin; `nil` for the first.
  ///   - predicate: What holds for those that are wanted; `nil` for all.
  /// - Returns: The entries.
  /// - Throws: Nothing here.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let entries = LogJournal.shared.entries.filter { entry in
      // From the end on, a position is where to stop.
      guard let date = position?.date else { return true }
      return isReversed ? entry.date <= date : entry.date >= date
    }.filter { predicate?.evaluate(with: $0) ?? true }
    return AnySequence(isReversed ? entries.reversed() : entries)
  }
}

/// A place in a store of logs.
open class OSLogPosition: NSObject, @unchecked Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}

/// Goes through a store of logs.
open class OSLogEnumerator: NSObject, @unchecked Sendable {
  /// How it goes.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From the last to the first.
    public static let reverse = Options(rawValue: 1)
  }
}

/// Keeps what a process writes to its logs.
final class LogJournal: @unchecked Sendable {
  static let shared = LogJournal()
  /// The system keeps no more in memory either: what is older goes.
  static let limit = 10_000

  private let lock = NSLock()
  private var kept: [OSLogEntryLog] = []

  var entries: [OSLogEntryLog] { lock.withLock { kept } }

  func add(_ entry: OSLogEntryLog) {
    lock.withLock {
      // A half at once, so that each costs the same.
      if kept.count >= Self.limit { kept.removeFirst(Self.limit / 2) }
      kept.append(entry)
    }
  }
}
