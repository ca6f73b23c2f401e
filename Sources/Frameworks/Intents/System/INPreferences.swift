public import Foundation
import VirtualTime

/// Whether the app may be asked by Siri, which the simulated device does not have: no.
open class INPreferences: NSObject {
  /// Whether it may.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }

  /// Asks; nobody is asked here.
  ///
  /// - Parameter handler: Told that it may not, on the main actor.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "Siri authorization") {
      handler(.denied)
    }
  }

  /// Asks; nobody is asked here.
  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }

  /// The language of Siri.
  open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// Whether the app may be asked by Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The cases as Intents numbers them.
  case notDetermined, restricted, denied, authorized
}

/// Whether the person wants to be left alone: no.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = INFocusStatusCenter()

  /// Whether they want.
  open var focusStatus: INFocusStatus { INFocusStatus() }

  /// Whether the app may know.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

  /// Asks; nobody is asked here.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { completionHandler?(.denied) }

  /// Asks; nobody is asked here.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

/// Whether the person wants to be left alone.
open class INFocusStatus: NSObject {
  /// Whether they want; `nil` where the app may not know.
  open var isFocused: Bool? { nil }
}

/// Whether the app may know that the person wants to be left alone.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  /// The cases as Intents numbers them.
  case notDetermined, restricted, denied, authorized
}

/// Words of the app's that Siri learns; nobody learns them here.
open class INVocabulary: NSObject, @unchecked Sendable {
  private static let only = INVocabulary()

  /// The only one.
  open class func shared() -> Self { unsafeDowncast(only, to: Self.self) }

  /// Sets words of a kind.
  open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}

  /// Forgets all words.
  open func removeAllVocabularyStrings() {}
}

/// What words of an app's stand for.
public enum INVocabularyStringType: Int, Sendable {
  /// The cases as Intents numbers them.
  case contactName = 1
  /// A group of contacts.
  case contactGroupName
  /// A word for a photo, and an album.
  case photoTag = 100, photoAlbumName
  /// The name of a workout.
  case workoutActivityName = 200
}
