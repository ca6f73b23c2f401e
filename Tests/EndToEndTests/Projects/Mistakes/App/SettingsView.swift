import CoreLocation
import SwiftUI

struct SettingsView: View {
  @State private var name = "Jane"
  @State private var isNotified = true
  @State private var status = "Not saved"
  @State private var isAdvanced = false
  private let location = CLLocationManager()

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        TextField("Name", text: $name).accessibilityIdentifier("settings.name")
        Toggle("Notifications", isOn: $isNotified).accessibilityIdentifier("settings.notify")
        Button("Store") {
          Task {
            try? await Task.sleep(for: .seconds(1.5))
            status = "Saved for \(name)"
          }
        }
        .accessibilityIdentifier("settings.save")
        Text(status).accessibilityIdentifier("settings.status")
        Button("Use location") { location.requestWhenInUseAuthorization() }
          .accessibilityIdentifier("settings.locate")
        Button("Advanced") { isAdvanced.toggle() }
        if isAdvanced {
          Text("Expert mode").accessibilityIdentifier("settings.expert")
        }
      }
      .navigationTitle("Settings")
    }
  }
}
