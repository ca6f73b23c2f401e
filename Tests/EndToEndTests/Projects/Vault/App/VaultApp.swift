import SwiftUI

@main
struct VaultApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                NotesView().tabItem { Label("Notes", systemImage: "lock.doc") }
                DigestsView().tabItem { Label("Digests", systemImage: "number") }
            }
        }
    }
}
