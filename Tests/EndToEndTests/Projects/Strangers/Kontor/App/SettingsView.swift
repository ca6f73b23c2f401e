import SwiftUI
import UserNotifications

struct SettingsView: View {
  @Environment(Session.self) private var session
  @State private var notifies = false
  @State private var autoLock = 1
  @State private var isSigningOut = false

  var body: some View {
    NavigationStack {
      Form {
        Toggle("settings.notifications", isOn: $notifies)
          .accessibilityIdentifier("settings.notifications")
        Picker("settings.autolock", selection: $autoLock) {
          Text("settings.autolock.1").tag(1)
          Text("settings.autolock.5").tag(5)
          Text("settings.autolock.15").tag(15)
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("settings.autolock")
        NavigationLink("limits.title") { LimitsView() }
          .accessibilityIdentifier("settings.limits")
        NavigationLink("statements.title") { StatementsView() }
          .accessibilityIdentifier("settings.statements")
        Button("settings.signout", role: .destructive) { isSigningOut = true }
      }
      .navigationTitle("tab.settings")
      .onChange(of: notifies) { _, isOn in
        guard isOn else { return }
        Task {
          let granted = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge])
          notifies = granted ?? false
        }
      }
      .alert("signout.question", isPresented: $isSigningOut) {
        Button("settings.signout", role: .destructive) { session.isUnlocked = false }
        Button("common.cancel", role: .cancel) {}
      }
    }
  }
}

struct LimitsView: View {
  @State private var limit = 200.0

  var body: some View {
    Form {
      Text(Decimal(limit), format: .currency(code: "EUR").precision(.fractionLength(0)))
        .accessibilityIdentifier("limits.value")
      Slider(value: $limit, in: 0...2000, step: 100)
        .accessibilityIdentifier("limits.slider")
    }
    .navigationTitle("limits.title")
  }
}

struct StatementsView: View {
  @State private var byPost = false

  var body: some View {
    Form {
      Text("statements.hint").accessibilityIdentifier("statements.hint")
      Toggle("statements.post", isOn: $byPost)
    }
    .navigationTitle("statements.title")
  }
}
