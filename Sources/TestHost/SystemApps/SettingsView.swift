import DeviceServices
import ElementModel
import SimulatedUI

/// What the person has allowed each app, and the switches to change it.
struct SettingsView: View {
  let apps: [InstalledApp]

  var body: some View {
    NavigationStack {
      List {
        ForEach(apps, id: \.bundleIdentifier) { app in
          NavigationLink(app.name) { AppSettingsView(app: app) }
        }
      }
      .navigationTitle("Settings")
    }
  }
}

/// What one app has asked for.
private struct AppSettingsView: View {
  let app: InstalledApp
  @State private var changes = 0

  var body: some View {
    List {
      ForEach(permissions, id: \.self) { permission in
        Toggle(permission.title, isOn: isGranted(permission))
      }
    }
    .navigationTitle(app.name)
  }

  private var permissions: [Permission] {
    _ = changes
    return DeviceServices.shared.permissions.answered(by: app.bundleIdentifier)
      .sorted { $0.title < $1.title }
  }

  private func isGranted(_ permission: Permission) -> Binding<Bool> {
    let identifier = app.bundleIdentifier
    return Binding(
      get: {
        DeviceServices.shared.permissions.status(of: permission, app: identifier).isGranted
      },
      set: { isOn in
        let request = PermissionRequest(app: identifier, permission: permission, scope: .standard)
        DeviceServices.shared.permissions.answer(request, isOn ? .authorized : .denied)
        changes += 1
      })
  }
}

extension Permission {
  /// What settings call it.
  fileprivate var title: String {
    switch self {
    case .notifications: "Notifications"
    case .faceID: "Face ID"
    case .speechRecognition: "Speech Recognition"
    case .motion: "Motion & Fitness"
    case .resource(.contacts): "Contacts"
    case .resource(.calendar): "Calendars"
    case .resource(.reminders): "Reminders"
    case .resource(.photos): "Photos"
    case .resource(.microphone): "Microphone"
    case .resource(.camera): "Camera"
    case .resource(.mediaLibrary): "Media & Apple Music"
    case .resource(.homeKit): "Home Data"
    case .resource(.focus): "Focus"
    case .resource(.bluetooth): "Bluetooth"
    case .resource(.location): "Location"
    case .resource(.health): "Health"
    case .resource(.userTracking): "Allow Tracking"
    case .resource(.localNetwork): "Local Network"
    case .resource(let resource): "\(resource)"
    }
  }
}
