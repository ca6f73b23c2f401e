import SwiftUI
import TipKit

@main
struct HintsApp: App {
    var body: some Scene {
        WindowGroup {
            LandmarksView()
                .task {
                    if ProcessInfo.processInfo.arguments.contains("-hideTips") {
                        Tips.hideAllTipsForTesting()
                    }
                    do {
                        try Tips.configure([
                            .displayFrequency(.immediate),
                            .datastoreLocation(.applicationDefault),
                        ])
                    } catch {
                        print("Error initializing TipKit \(error.localizedDescription)")
                    }
                }
        }
    }
}
