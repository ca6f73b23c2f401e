import SwiftUI

@main
struct VitalApp: App {
  @State private var log = WorkoutLog()
  @State private var day = DaySummary()

  init() {
    if CommandLine.arguments.contains("-resetDefaults") {
      UserDefaults.standard.removeObject(forKey: "restMode")
      UserDefaults.standard.removeObject(forKey: "goal")
    }
  }

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { OverviewView() }
          .tabItem { Label("tab.overview", systemImage: "heart") }
        NavigationStack { WorkoutView() }
          .tabItem { Label("tab.workout", systemImage: "figure.run") }
        NavigationStack { ProfileView() }
          .tabItem { Label("tab.profile", systemImage: "person") }
      }
      .environment(log)
      .environment(day)
    }
  }
}
