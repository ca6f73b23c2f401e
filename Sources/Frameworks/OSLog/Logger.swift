@_exported public import Foundation

/// Writes messages of an app to the run's output, where Xcode's console would show them.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger without a name.
  public init() { log = .default }

  /// Creates a logger of a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a message.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A log of a part of an app.
public final class OSLog: NSObject, Sendable {
  /// Kinds of messages that tools look for.
  public struct Category: RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Messages about places of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Messages with stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// Messages that are wanted only while somebody records.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// The log of those who need no other.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  private let subsystem: String
  private let category: String
  private let takesMessages: Bool

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isEnabled: true)
  }

  private init(subsystem: String, category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    takesMessages = isEnabled
  }

  /// Whether messages of a type are taken.
  public func isEnabled(type: OSLogType) -> Bool { takesMessages }

  /// Whether somebody records signposts; nobody does.
  public var signpostsEnabled: Bool { false }

  /// Writes a message as Xcode's console shows it.
  func write(_ message: String, _ type: OSLogType) {
    guard takesMessages else { return }
    LogJournal.shared.add(
      OSLogEntryLog(message, type: type, subsystem: subsystem, category: category))
    let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let prefix = name.isEmpty ? "" : "[\(name)] "
    FileHandle.standardError.write(Data("\(prefix)\(type.word): \(message)\n".utf8))
  }
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes a message.
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
  log.write(message.text, type)
}

/// Writes a message in C's form.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(CFormat.text("\(message)", args), type)
}

/// Writes a message in C's form.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(CFormat.text("\(message)", args), type)
}

/// The format strings of C, as logs have them.
enum CFormat {
  /// Puts arguments in their places; a place without an argument stays as it is.
  ///
  /// Each is written as Swift describes it, whatever the format says, as no format can then read
  /// what is not there.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var result = ""
    var rest = arguments[...]
    var characters = format[...]
    while let percent = characters.firstIndex(of: "%") {
      result += characters[..<percent]
      characters = characters[characters.index(after: percent)...]
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        // `%{public}@` says how much is shown, which is all.
        characters = characters[characters.index(after: end)...]
      }
      let length = characters.prefix { "0123456789.+-# lhqzt".contains($0) }
      guard let conversion = characters.dropFirst(length.count).first else { return result + "%" }
      characters = characters.dropFirst(length.count + 1)
      if conversion == "%" {
        result += "%"
      } else if let argument = rest.popFirst() {
        result += "\(argument)"
      } else {
        result += "%\(length)\(conversion)"
      }
    }
    return result + characters
  }
}
