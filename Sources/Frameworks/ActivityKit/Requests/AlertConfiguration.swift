public import SimulatedUI

/// What makes the person look at an activity that changes.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Equatable, Sendable {
    private let name: String?

    /// The system's own sound.
    public static var `default`: AlertSound { AlertSound(name: nil) }

    /// A sound of the app's.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The first line.
  public let title: LocalizedStringResource
  /// The text.
  public let body: LocalizedStringResource
  /// What is heard.
  public let sound: AlertSound

  /// Creates an alert.
  public init(
    title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
