import SimulatedUI

/// The apps that come with the device.
@MainActor
enum SystemApps {
  /// The system's apps.
  ///
  /// - Parameter apps: The person's own, which settings list.
  /// - Returns: Settings and browser.
  static func all(beside apps: [InstalledApp]) -> [InstalledApp] {
    [
      InstalledApp(
        name: "Settings", bundleIdentifier: "com.apple.Preferences",
        urlSchemes: ["app-settings", "app-prefs", "prefs"]
      ) { device in
        SimulatedApp(view: { SettingsView(apps: apps) }, name: "Settings", device: device)
      },
      InstalledApp(
        name: "Safari", bundleIdentifier: "com.apple.mobilesafari", urlSchemes: ["http", "https"]
      ) { device in
        SimulatedApp(view: { SafariView(apps: apps) }, name: "Safari", device: device)
      },
    ]
  }
}
