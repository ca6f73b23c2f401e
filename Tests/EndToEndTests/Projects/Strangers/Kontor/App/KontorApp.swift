import SwiftUI

@main
struct KontorApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var session = Session()

  var body: some Scene {
    WindowGroup {
      Group {
        if session.isUnlocked { MainTabs() } else { LockView() }
      }
      .environment(session)
      .onChange(of: scenePhase) { _, phase in
        if phase == .background { session.isUnlocked = false }
      }
    }
  }
}

struct MainTabs: View {
  var body: some View {
    TabView {
      AccountsView().tabItem { Label("tab.accounts", systemImage: "eurosign.circle") }
      TransferView().tabItem { Label("tab.transfer", systemImage: "arrow.left.arrow.right") }
      SettingsView().tabItem { Label("tab.settings", systemImage: "gear") }
    }
  }
}
