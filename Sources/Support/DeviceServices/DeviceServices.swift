/// What the simulated device does for its apps beyond drawing them: consent, links, location,
/// notifications and prompts.
///
/// The frameworks that apps call stand on it; the device that a test drives is told through it.
package final class DeviceServices: Sendable {
  /// The services of the device this process simulates.
  package static let shared = DeviceServices()

  /// Which app may use what.
  package let permissions = Permissions()
  /// Which app opens which links.
  package let links = LinkOpener()
  /// Where the device is.
  package let location = LocationSource()
  /// The person's languages and region.
  package let language = LanguageSettings()
  /// Notifications that apps have asked to be shown.
  package let notifications = NotificationCentre()
  /// What the system puts to the person in an app's name.
  package let prompts = SystemPrompts()
  /// The version of iOS that it has.
  package let system = InstalledSystem()
  /// What the person should know of the device.
  package let notes = DeviceNotes()
  /// How often apps were launched.
  package let launches = AppLaunches()

  private init() {}
}
