import SwiftUI

@main
struct ModernApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Trail", systemImage: "map") { TrailView() }
                TabSection("Tools") {
                    Tab("Sound", systemImage: "speaker.wave.2") { SoundView() }
                    Tab("Notes", systemImage: "note.text") { NotesView() }
                    Tab("Work", systemImage: "hammer") { WorkView() }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory {
                Text("Now playing").accessibilityIdentifier("accessory")
            }
        }
    }
}
