public import Foundation

extension Tips {
  /// How tips are shown, and where it is kept what was shown.
  public struct ConfigurationOption: Sendable {
    /// Changes the settings.
    let apply: @Sendable (inout TipSettings) -> Void

    /// How long after a tip another one may be shown.
    public static func displayFrequency(
      _ displayFrequency: DisplayFrequency
    ) -> ConfigurationOption {
      ConfigurationOption { $0.frequency = displayFrequency }
    }

    /// Where it is kept what was shown.
    public static func datastoreLocation(
      _ datastoreLocation: DatastoreLocation
    ) -> ConfigurationOption {
      ConfigurationOption { $0.location = datastoreLocation }
    }

    /// Which of the person's devices share it; there is only this one.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
      ConfigurationOption { _ in }
    }
  }

  /// Which container devices share through.
  public struct CloudKitContainer: Sendable {
    /// The app's own.
    public static let automatic = CloudKitContainer()
    /// One by name.
    public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
  }

}

extension Tips.ConfigurationOption {
  /// How long after a tip another one may be shown.
  public struct DisplayFrequency: Hashable, Sendable {
    /// In seconds.
    let seconds: TimeInterval

    /// Creates an interval.
    ///
    /// - Parameter timeInterval: In seconds.
    public init(_ timeInterval: TimeInterval) { seconds = timeInterval }

    /// At once.
    public static let immediate = DisplayFrequency(0)
    /// After an hour.
    public static let hourly = DisplayFrequency(3_600)
    /// After a day.
    public static let daily = DisplayFrequency(86_400)
    /// After a week.
    public static let weekly = DisplayFrequency(7 * 86_400)
    /// After a month of thirty days.
    public static let monthly = DisplayFrequency(30 * 86_400)
  }

  /// Where it is kept what was shown.
  public struct DatastoreLocation: Sendable {
    /// Its folder.
    let folder: URL

    /// Keeps it in the app's own folder.
    public static var applicationDefault: DatastoreLocation {
      DatastoreLocation(folder: support.appending(path: ".tipkit"))
    }

    /// Keeps it in a folder.
    public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }

    /// Keeps it where a group of apps keeps its files; here each app has its own.
    public static func groupContainer(identifier: String) throws -> DatastoreLocation {
      DatastoreLocation(folder: support.appending(path: ".tipkit-\(identifier)"))
    }

    private static var support: URL {
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        ?? FileManager.default.temporaryDirectory
    }
  }
}
