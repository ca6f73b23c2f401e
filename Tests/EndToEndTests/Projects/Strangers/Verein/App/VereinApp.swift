import SwiftUI

@main
struct VereinApp: App {
  @StateObject private var store = VereinStore()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(store)
    }
  }
}

struct RootView: View {
  var body: some View {
    TabView {
      CoursesView()
        .tabItem { Label("Kurse", systemImage: "figure.walk") }
      MembersView()
        .tabItem { Label("Mitglieder", systemImage: "person.3") }
      EventsView()
        .tabItem { Label("Termine", systemImage: "calendar") }
      AccountView()
        .tabItem { Label("Konto", systemImage: "person.crop.circle") }
    }
  }
}
