import SwiftUI

/// Who works here, and how to reach them.
@main
struct DirectoryApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      RootView(api: DirectoryAPI(baseURL: DirectoryAPI.chosenURL))
        .environmentObject(session)
    }
  }
}
