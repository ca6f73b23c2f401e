import SwiftUI

@main
struct HuddleApp: App {
  @StateObject private var store = ChatStore()

  var body: some Scene {
    WindowGroup {
      ConversationsView()
        .environmentObject(store)
        .overlay(alignment: .bottom) {
          if let toast = store.toast {
            Text(toast)
              .padding()
              .background(.thinMaterial, in: Capsule())
              .accessibilityIdentifier("toast.profile")
          }
        }
    }
  }
}
