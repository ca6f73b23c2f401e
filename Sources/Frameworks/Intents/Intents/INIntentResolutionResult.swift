public import Foundation

/// What an app says of a parameter of an intent.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// What was said.
  public enum Outcome: Sendable {
    /// The person has to say it; it can be left out; it cannot be used.
    case needsValue, notRequired, unsupported
    /// It can be used; the person has to agree; the person has to choose.
    case success, confirmation, choice
  }

  /// What was said.
  public let outcome: Outcome

  /// The person has to say it.
  public class func needsValue() -> Self { make(.needsValue) }
  /// It can be left out.
  public class func notRequired() -> Self { make(.notRequired) }
  /// It cannot be used.
  public class func unsupported() -> Self { make(.unsupported) }

  /// The person has to agree.
  public class func confirmationRequired(with itemToConfirm: Any?) -> Self { make(.confirmation) }

  /// It cannot be used, for a reason.
  public class func unsupported(withReason reason: Int) -> Self { make(.unsupported) }

  /// Says something.
  public required init(outcome: Outcome) { self.outcome = outcome }

  /// An outcome of the type that is asked.
  public class func make(_ outcome: Outcome) -> Self { Self(outcome: outcome) }
}

/// What an app says of a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedString: String) -> Self { make(.success) }
  /// The person has to choose.
  open class func disambiguation(with stringsToDisambiguate: [String]) -> Self { make(.choice) }
}

/// What an app says of words that are spoken.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// They can be used.
  open class func success(with resolvedString: INSpeakableString) -> Self { make(.success) }
  /// The person has to choose.
  open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    make(.choice)
  }
}

/// What an app says of a person.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedPerson: INPerson) -> Self { make(.success) }
  /// The person has to choose.
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { make(.choice) }
}

/// What an app says of yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedValue: Bool) -> Self { make(.success) }
}

/// What an app says of a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedValue: Int) -> Self { make(.success) }
}

/// What an app says of a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedValue: Double) -> Self { make(.success) }
}

/// What an app says of a time.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedDateComponents: DateComponents) -> Self { make(.success) }
}

/// What an app says of something of its own.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It can be used.
  open class func success(with resolvedObject: INObject) -> Self { make(.success) }
  /// The person has to choose.
  open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self { make(.choice) }
}
