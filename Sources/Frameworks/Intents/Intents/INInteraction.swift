public import Foundation

/// What a person has done by an intent; donated, it is forgotten at once, as nothing is offered here.
open class INInteraction: NSObject, @unchecked Sendable {
  /// What was asked.
  public let intent: INIntent
  /// What was answered.
  public let intentResponse: INIntentResponse?
  /// How far it is.
  public private(set) var intentHandlingStatus = INIntentHandlingStatus.unspecified
  /// Whether it came to the app or went out from it.
  open var direction = INInteractionDirection.unspecified
  /// When it was.
  open var dateInterval: DateInterval?
  /// What tells it from others.
  open var identifier = UUID().uuidString
  /// What it is forgotten together with.
  open var groupIdentifier: String?

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = intent
    intentResponse = response
    super.init()
  }

  /// Gives it to the system.
  ///
  /// - Parameter completion: Told that it was taken.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }

  /// Gives it to the system.
  open func donate() async throws {}

  /// Forgets all that was donated.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }

  /// Forgets some of what was donated.
  open class func delete(
    with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Forgets what was donated together.
  open class func delete(
    with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completion?(nil) }

  /// Forgets all that was donated.
  open class func deleteAll() async throws {}

  /// Forgets some of what was donated.
  open class func delete(with identifiers: [String]) async throws {}

  /// Forgets what was donated together.
  open class func delete(with groupIdentifier: String) async throws {}
}

/// How far an intent is.
public enum INIntentHandlingStatus: Int, Sendable {
  /// The cases as Intents numbers them.
  case unspecified, ready, inProgress, success, failure, deferredToApplication
  /// More is asked of the person.
  case userConfirmationRequired
}

/// Whether an interaction came to the app or went out from it.
public enum INInteractionDirection: Int, Sendable {
  /// The cases as Intents numbers them.
  case unspecified, outgoing, incoming
}
