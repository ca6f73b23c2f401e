import SwiftUI

@main
struct JotterApp: App {
  @StateObject private var store = NoteStore(
    seed: ProcessInfo.processInfo.environment["JOTTER_SEED"] ?? "demo")
  @State private var showsWelcome =
    !ProcessInfo.processInfo.arguments.contains("-skipWelcome")

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        NoteListView()
      }
      .environmentObject(store)
      .sheet(isPresented: $showsWelcome) {
        WelcomeView()
      }
    }
  }
}
