import SwiftUI
import TipKit

struct LandmarksView: View {
    @State private var favorites: Set<String> = []
    @State private var isHelpPresented = false
    private let landmarks = ["Chilkoot Trail", "Hidden Lake", "Silver Salmon Creek"]
    private let favoriteTip = FavoriteLandmarkTip()
    private let searchTip = SearchTip()

    var body: some View {
        NavigationStack {
            List {
                TipView(favoriteTip, arrowEdge: .bottom) { action in
                    if action.id == "learn-more" {
                        isHelpPresented = true
                    } else {
                        favoriteTip.invalidate(reason: .tipClosed)
                    }
                }
                .tipBackground(Color.yellow.opacity(0.2))

                ForEach(landmarks, id: \.self) { landmark in
                    NavigationLink(landmark) {
                        LandmarkDetail(name: landmark, favorites: $favorites)
                    }
                }
            }
            .navigationTitle("Landmarks")
            .toolbar {
                Button("Search", systemImage: "magnifyingglass") {
                    searchTip.invalidate(reason: .actionPerformed)
                }
                .popoverTip(searchTip)
            }
            .sheet(isPresented: $isHelpPresented) {
                Text("A star keeps a landmark at the top.")
                    .accessibilityIdentifier("help.text")
            }
        }
    }
}

struct LandmarkDetail: View {
    let name: String
    @Binding var favorites: Set<String>

    var body: some View {
        VStack(spacing: 16) {
            Text(favorites.contains(name) ? "A favorite" : "Not a favorite")
                .accessibilityIdentifier("detail.status")
            TipView(DetailTip())
            Button("Favorite") {
                favorites.insert(name)
                FavoriteLandmarkTip().invalidate(reason: .actionPerformed)
            }
            Toggle(
                "Search tips",
                isOn: Binding(
                    get: { SearchTip.isSearchEnabled }, set: { SearchTip.isSearchEnabled = $0 }))
        }
        .padding()
        .navigationTitle(name)
        .task { await SearchTip.didOpenDetail.donate() }
    }
}
