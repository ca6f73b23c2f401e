import SwiftUI

struct SailingsView: View {
  @EnvironmentObject private var harbour: Harbour
  @State private var query = ""

  private var found: [Sailing] {
    query.isEmpty
      ? harbour.sailings
      : harbour.sailings.filter { $0.route.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(found) { sailing in
          NavigationLink(value: sailing) {
            HStack {
              Text(sailing.route)
              Spacer()
              if harbour.saved.contains(sailing.id) {
                Text("Saved")
                  .accessibilityIdentifier("saved.\(sailing.id)")
              }
              Text(sailing.time)
            }
          }
          .accessibilityIdentifier("sailing.\(sailing.id)")
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Hide", role: .destructive) {
              harbour.sailings.removeAll { $0.id == sailing.id }
            }
          }
          .swipeActions(edge: .leading) {
            Button("Save") { harbour.saved.insert(sailing.id) }
              .tint(.orange)
          }
        }
        Section("More") {
          NavigationLink("Ports") { PortsView() }
          NavigationLink("Season pass") { SeasonPassView() }
          NavigationLink("Gift card") { GiftCardView() }
        }
      }
      .navigationTitle("Sailings")
      .searchable(text: $query, prompt: "Port")
      .navigationDestination(for: Sailing.self) { BookingView(sailing: $0) }
    }
  }
}
