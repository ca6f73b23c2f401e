import SwiftUI

struct SettingsView: View {
  @AppStorage("sounds") private var hasSounds = true
  @State private var isSigningOut = false
  private let departments = [
    "camping", "canoeing", "climbing", "cycling", "fishing", "maps", "running", "snow", "travel",
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("settings.device") {
          Toggle("settings.sounds", isOn: $hasSounds)
            .accessibilityIdentifier("settings.sounds")
        }
        Section("settings.departments") {
          ForEach(departments, id: \.self) { Text(LocalizedStringKey("department." + $0)) }
        }
        Section("settings.help") {
          ForEach(["hours", "phone", "map"], id: \.self) {
            Text(LocalizedStringKey("help." + $0))
          }
          NavigationLink("knowledge.title") { KnowledgeBaseView() }
            .accessibilityIdentifier("settings.knowledge")
          Button("settings.signOut") { isSigningOut = true }
            .accessibilityIdentifier("settings.signOut")
        }
      }
      .accessibilityIdentifier("settings")
      .navigationTitle("settings.title")
      .alert("settings.signOut.question", isPresented: $isSigningOut) {
        Button("printing.cancel", role: .cancel) {}
      }
    }
  }
}
