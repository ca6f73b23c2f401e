/// Whether the app may show activities: always, as on a simulator whose settings nobody has changed.
public final class ActivityAuthorizationInfo: Sendable {
  /// Asks the device.
  public init() {}

  /// Whether it may.
  public var areActivitiesEnabled: Bool { true }

  /// Whether it may change them often by messages of a server.
  public var frequentPushesEnabled: Bool { true }

  /// Whether it may, each time that changes.
  public var activityEnablementUpdates: AsyncStream<Bool> { .never }

  /// Whether it may change them often, each time that changes.
  public var frequentPushEnablementUpdates: AsyncStream<Bool> { .never }
}

extension AsyncStream {
  /// A stream in which nothing ever comes.
  static var never: AsyncStream { AsyncStream { _ in } }
}
