import SwiftUI

struct TripsView: View {
  @Environment(TripStore.self) private var store
  @State private var cancelling: Trip?

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.trips) { trip in
          VStack(alignment: .leading) {
            Text(trip.title).font(.headline).accessibilityIdentifier("trip.\(trip.title)")
            Text("\(trip.travellers) people").font(.caption)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Cancel Trip", role: .destructive) { cancelling = trip }.tint(.red)
          }
        }
        .onMove { store.trips.move(fromOffsets: $0, toOffset: $1) }
      }
      .overlay {
        if store.trips.isEmpty { Text("No upcoming trips").accessibilityIdentifier("trips.empty") }
      }
      .navigationTitle("Trips")
      .toolbar { EditButton() }
      .alert(
        "Cancel this trip?", isPresented: Binding { cancelling != nil } set: { if !$0 { cancelling = nil } },
        presenting: cancelling
      ) { trip in
        Button("Yes, Cancel", role: .destructive) { Task { await store.cancel(trip) } }
        Button("Keep", role: .cancel) {}
      }
    }
  }
}
