public import Foundation
public import SimulatedUIKit

/// Something that persons can have done by a few words.
public enum INShortcut: Hashable, @unchecked Sendable {
  /// By an intent.
  case intent(INIntent)
  /// By going on with an activity.
  case userActivity(NSUserActivity)

  /// By an intent.
  public init?(intent: INIntent) { self = .intent(intent) }

  /// By going on with an activity.
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  /// The intent, if it is one.
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }

  /// The activity, if it is one.
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}

/// A shortcut that a person has given words to.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: UUID
  /// The words.
  public let invocationPhrase: String
  /// What is done.
  public let shortcut: INShortcut

  /// Creates one, as the sheet does on which persons add them.
  package init(invocationPhrase: String, shortcut: INShortcut) {
    identifier = UUID()
    self.invocationPhrase = invocationPhrase
    self.shortcut = shortcut
  }
}

/// The shortcuts that persons have given words to, or may.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The only one.
  public static let shared = INVoiceShortcutCenter()
  private var added: [INVoiceShortcut] = []

  /// Keeps a shortcut, in place of the one that it was before.
  package func keep(_ shortcut: INVoiceShortcut, replacing old: INVoiceShortcut? = nil) {
    if let old { forget(old.identifier) }
    added.append(shortcut)
  }

  /// Forgets a shortcut.
  package func forget(_ identifier: UUID) { added.removeAll { $0.identifier == identifier } }

  /// Those of the app.
  open func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completion(added, nil) }

  /// Those of the app.
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { added }

  /// One of them.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { completion(added.first { $0.identifier == identifier }, nil) }

  /// Proposes shortcuts; nobody sees them here.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// A shortcut that is of use at a place or time.
open class INRelevantShortcut: NSObject, @unchecked Sendable {
  /// What is done.
  public let shortcut: INShortcut
  /// The kind of widget that shows it.
  open var widgetKind: String?

  /// Creates one.
  public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// Shortcuts that are of use at a place or time; nobody sees them here.
open class INRelevantShortcutStore: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = INRelevantShortcutStore()

  /// Sets them.
  open func setRelevantShortcuts(
    _ shortcuts: [INRelevantShortcut],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
