public import Foundation

/// Something that Siri or a shortcut asks an app to do.
///
/// The simulated device has neither: intents can be made, donated and handled by the app itself.
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
  /// The words by which persons ask for it, as the app proposes them.
  open var suggestedInvocationPhrase: String?
  /// Whether the app wants it shown where the system donates by itself.
  open var shortcutAvailability = INShortcutAvailabilityOptions()
  /// What the app calls it, on the whole.
  open var identifier: String? { nil }
  /// What it does in words.
  open var intentDescription: String? { nil }
  private var images: [String: INImage] = [:]

  /// Creates an intent.
  public override init() {}

  /// The same intent, as none changes once it is made.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Sets the picture that goes with a parameter.
  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }

  /// The picture that goes with a parameter.
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }

  /// The picture that stands for the intent.
  open func keyImage() -> INImage? { images.values.first }
}

/// Where the system offers shortcuts by itself.
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// While the person goes to sleep.
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
  /// While they write of their day.
  public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 2)
  /// While they hear music.
  public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 4)
  /// While they hear others talk.
  public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 8)
  /// While they read.
  public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 16)
}

/// What an app answers to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// What the app goes on with when it comes to the front.
  open var userActivity: NSObject?

  /// Creates an answer.
  public override init() {}
}

/// Says who handles intents of an extension.
public protocol INIntentHandlerProviding {
  /// Who handles an intent.
  func handler(for intent: INIntent) -> Any?
}

/// An extension that handles intents; nobody runs it here.
open class INExtension: NSObject, INIntentHandlerProviding {
  /// Creates an extension.
  public override init() {}

  /// Who handles an intent: the extension itself.
  open func handler(for intent: INIntent) -> Any? { self }
}
