import SwiftUI

@main
struct CardApp: App {
    var body: some Scene {
        WindowGroup { Card(name: "Mina", role: "Engineer") }
    }
}

struct Card: View {
    let name: String
    let role: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(name).font(.headline)
            Text(role).foregroundStyle(.secondary)
        }
        .padding()
    }
}
