import SwiftUI

@main
struct MarketApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Till") { TillView() }
                    NavigationLink("Radio") { RadioView() }
                    NavigationLink("Sketch") { SketchView() }
                    NavigationLink("Line") { LineView() }
                    NavigationLink("Shortcuts") { ShortcutsView() }
                }
                .navigationTitle("Market")
            }
        }
    }
}
