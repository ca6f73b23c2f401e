import SwiftData
import SwiftUI

@main
struct JourneysApp: App {
    var body: some Scene {
        WindowGroup {
            TripList()
        }
        .modelContainer(for: [Trip.self, Ticket.self])
    }
}

struct TripList: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Trip.name, animation: .default) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.isDone }) var done: [Trip]
    @State private var search = ""
    @State private var path: [Trip] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Text("\(trips.count) trips, \(done.count) done")
                ForEach(trips) { trip in
                    NavigationLink(value: trip) {
                        VStack(alignment: .leading) {
                            Text(trip.title)
                            Text("\(trip.stops.count) stops").font(.caption)
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Done") { trip.isDone.toggle() }
                    }
                }
                .onDelete { offsets in
                    for index in offsets { modelContext.delete(trips[index]) }
                }
                FoundTrips(search: search)
            }
            .navigationTitle("Trips")
            .searchable(text: $search)
            .navigationDestination(for: Trip.self) { TripDetail(trip: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus", action: add)
                }
                ToolbarItem(placement: .topBarLeading) {
                    Menu("More") {
                        Button("Save") { try? modelContext.save() }
                        Button("Import") {
                            let importer = Importer(modelContainer: modelContext.container)
                            Task { try await importer.load(["Imported 10", "Imported 9"]) }
                        }
                    }
                }
            }
        }
    }

    private func add() {
        let trip = Trip(name: "Trip \(trips.count + 1)")
        trip.stops.append(Stop(title: "Arrive", order: 1))
        modelContext.insert(trip)
    }
}

struct FoundTrips: View {
    @Query private var trips: [Trip]

    init(search: String) {
        let predicate = #Predicate<Trip> {
            search.isEmpty || $0.name.localizedStandardContains(search)
        }
        _trips = Query(
            filter: predicate,
            sort: [SortDescriptor(\Trip.startDate, order: .reverse), SortDescriptor(\Trip.name)])
    }

    var body: some View { Text("\(trips.count) found") }
}

struct TripDetail: View {
    @Bindable var trip: Trip
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $trip.name)
            Toggle("Done", isOn: $trip.isDone)
            Picker("Color", selection: $trip.color) {
                ForEach(TripColor.allCases, id: \.self) { Text($0.rawValue) }
            }
            ForEach(trip.sortedStops) { stop in
                Text("\(stop.title) of \(stop.trip?.name ?? "nobody")")
            }
            Button("Add stop") {
                let number = trip.stops.count + 1
                context.insert(Stop(title: "Stop \(number)", order: number, trip: trip))
            }
            Button("Delete", role: .destructive) {
                context.delete(trip)
                dismiss()
            }
        }
        .navigationTitle(trip.name)
    }
}

#Preview {
    TripList().modelContainer(for: Trip.self, inMemory: true)
}
