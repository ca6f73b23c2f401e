import SwiftUI

@main
struct FerryApp: App {
  @StateObject private var harbour = Harbour()

  var body: some Scene {
    WindowGroup {
      SailingsView()
        .environmentObject(harbour)
    }
  }
}
