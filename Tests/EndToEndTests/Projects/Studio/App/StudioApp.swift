import SwiftUI

@main
struct StudioApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                GalleryView().tabItem { Label("Gallery", systemImage: "photo") }
                FilmView().tabItem { Label("Film", systemImage: "film") }
                DraftsView().tabItem { Label("Drafts", systemImage: "lock") }
                PlacesView().tabItem { Label("Places", systemImage: "map") }
                CardView().tabItem { Label("Card", systemImage: "qrcode") }
            }
        }
    }
}
