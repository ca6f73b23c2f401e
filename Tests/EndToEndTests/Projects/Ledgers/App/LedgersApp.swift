import CoreData
import SwiftUI

@main
struct LedgersApp: App {
    let container: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Trips")
        container.loadPersistentStores { _, error in
            if let error { fatalError("\(error)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.undoManager = UndoManager()
        return container
    }()

    var body: some Scene {
        WindowGroup {
            TripList().environment(\.managedObjectContext, container.viewContext)
        }
    }
}

struct TripList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Trip.title, ascending: true)], animation: .default)
    private var trips: FetchedResults<Trip>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.amount, order: .reverse)], predicate: NSPredicate(format: "isPaid == NO AND amount > %d", 4))
    private var open: FetchedResults<Cost>
    @State private var message = "none"

    var body: some View {
        VStack {
            Text("Open: \(open.map { String($0.amount) }.joined(separator: ","))").accessibilityIdentifier("open")
            Text(message).accessibilityIdentifier("message")
            List {
                ForEach(trips) { trip in TripRow(trip: trip) }
                    .onDelete { places in
                        places.map { trips[$0] }.forEach(context.delete)
                        try? context.save()
                    }
            }
            Button("Add Rome") { add("Rome", costs: [5, 30]) }
            Button("Add Athens") { add("Athens", costs: [7]) }
            Button("Pay all") { payAll() }
            Button("Rename") {
                trips.first?.title = "Zagreb"
                message = context.hasChanges ? "changed" : "same"
            }
            Button("Undo") {
                context.rollback()
                message = "rolled back"
            }
            Button("Delete first") {
                if let trip = trips.first { context.delete(trip) }
                save()
            }
            Button("Take back") { context.undo() }
            Button("Again") { context.redo() }
            Button("Search") { trips.nsPredicate = NSPredicate(format: "title CONTAINS[c] %@", "ROM") }
        }
    }

    private func add(_ title: String, costs: [Int32]) {
        let trip = Trip(context: context)
        trip.title = title
        trip.start = Date(timeIntervalSinceReferenceDate: 0)
        for amount in costs {
            let cost = Cost(amount: amount, in: context)
            trip.addToCosts(cost)
        }
        save()
    }

    private func save() {
        do {
            try context.save()
            let request: NSFetchRequest<NSFetchRequestResult> = Cost.fetchRequest()
            message = "saved, \((try? context.count(for: request)) ?? -1) costs"
        } catch {
            context.rollback()
            message = "error \((error as NSError).code)"
        }
    }

    private func payAll() {
        let background = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        background.persistentStoreCoordinator = context.persistentStoreCoordinator
        background.perform {
            let request: NSFetchRequest<Cost> = Cost.fetchRequest()
            request.predicate = NSPredicate(format: "trip.title = %@", "Rome")
            for cost in (try? background.fetch(request)) ?? [] { cost.isPaid = true }
            try? background.save()
        }
    }
}

struct TripRow: View {
    @ObservedObject var trip: Trip

    var body: some View {
        HStack {
            Text(trip.title ?? "")
            Text("\(trip.costs?.count ?? 0) costs, first \((trip.costs?.firstObject as? Cost)?.amount ?? 0)")
        }
    }
}
