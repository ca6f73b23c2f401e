import SwiftUI

/// The brand app of a shop: one session, shared by every screen.
@main
struct StoresApp: App {
  @StateObject private var session = Session(service: AuthenticationAPIClient())

  init() {
    if ProcessInfo.processInfo.arguments.contains("-resetUserDefaults") {
      AccountStore().clear()
    }
  }

  var body: some Scene {
    WindowGroup {
      RootTabView()
        .environmentObject(session)
    }
  }
}
