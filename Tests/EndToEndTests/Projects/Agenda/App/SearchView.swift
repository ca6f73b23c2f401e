import CoreSpotlight
import SwiftUI
import UniformTypeIdentifiers

struct SearchView: View {
    @State private var text = ""
    @State private var found: [String] = []

    var body: some View {
        List {
            TextField("Topic", text: $text)
            Button("Find") { find() }
            ForEach(found, id: \.self) { Text($0) }
            Text("\(found.count) found").accessibilityIdentifier("count")
        }
        .navigationTitle("Search")
        .task { await index() }
    }

    private func index() async {
        let topics = [("budget", "Budget 2030"), ("picnic", "Summer picnic"), ("hiring", "Hiring")]
        let items = topics.map { id, title in
            let attributes = CSSearchableItemAttributeSet(contentType: .text)
            attributes.title = title
            attributes.keywords = ["topic"]
            return CSSearchableItem(
                uniqueIdentifier: id, domainIdentifier: "topics", attributeSet: attributes)
        }
        try? await CSSearchableIndex.default().indexSearchableItems(items)
    }

    private func find() {
        let query = CSSearchQuery(
            queryString: "title == \"*\(text)*\"cd && keywords == \"topic\"", attributes: ["title"])
        found = []
        query.foundItemsHandler = { items in
            found += items.compactMap(\.attributeSet.title)
        }
        query.start()
    }
}
