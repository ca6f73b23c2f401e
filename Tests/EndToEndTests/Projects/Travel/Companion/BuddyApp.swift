import SwiftUI

@main
struct BuddyApp: App {
    @State private var tickets = 0
    @State private var link = "no link"

    var body: some Scene {
        WindowGroup {
            VStack {
                Text("\(tickets) tickets").accessibilityIdentifier("tickets")
                Text(link).accessibilityIdentifier("link")
                Button("Buy") { tickets += 1 }
            }
            .onOpenURL { link = $0.absoluteString }
        }
    }
}
