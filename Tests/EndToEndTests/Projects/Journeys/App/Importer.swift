import Foundation
import SwiftData

@ModelActor
actor Importer {
    private(set) var imported = 0

    func load(_ names: [String]) throws {
        for name in names {
            modelContext.insert(Trip(name: name, destination: "Rome"))
            imported += 1
        }
        try modelContext.save()
    }

    func rename(_ id: PersistentIdentifier, to name: String) throws {
        guard let trip = self[id, as: Trip.self] else { return }
        trip.name = name
        try modelContext.save()
    }

    func remove(_ id: PersistentIdentifier) throws {
        guard let trip = modelContext.model(for: id) as? Trip else { return }
        modelContext.delete(trip)
        try modelContext.save()
    }
}
