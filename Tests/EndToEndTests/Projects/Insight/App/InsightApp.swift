import SwiftUI

@main
struct InsightApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                AssistantView().tabItem { Label("Assistant", systemImage: "sparkles") }
                ReaderView().tabItem { Label("Reader", systemImage: "text.book.closed") }
                ScanView().tabItem { Label("Scan", systemImage: "barcode.viewfinder") }
                NoteView().tabItem { Label("Notes", systemImage: "mic") }
                WalkView().tabItem { Label("Walk", systemImage: "figure.walk") }
            }
        }
    }
}
