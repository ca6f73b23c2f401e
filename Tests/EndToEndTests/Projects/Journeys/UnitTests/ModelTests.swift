import SwiftData
import Testing

@testable import Journeys

@MainActor struct ModelTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try .forTests
        container.mainContext.autosaveEnabled = false
    }

    private func trips(_ sort: SortDescriptor<Trip>...) throws -> [Trip] {
        try context.fetch(FetchDescriptor<Trip>(sortBy: sort))
    }

    @Test func valuesAreKeptAsTheyAre() throws {
        let trip = Trip(name: "A")
        trip.place = Place(latitude: 1.5, longitude: -2)
        trip.color = .blue
        trip.tags = ["x", "y"]
        trip.isSelected = true
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Trip>()).first)
        #expect(found !== trip)
        #expect(found == trip)
        #expect(found.place == Place(latitude: 1.5, longitude: -2))
        #expect(found.color == .blue)
        #expect(found.tags == ["x", "y"])
        #expect(found.budget == 100)
        #expect(!found.isSelected)
        #expect(found.comment == nil)
    }

    @Test func insertedModelsAreFoundBeforeTheyAreSaved() throws {
        let trip = Trip(name: "A")
        #expect(trip.modelContext == nil)
        context.insert(trip)
        #expect(trip.modelContext == context)
        #expect(trip.hasChanges)
        #expect(try trips().map(\.name) == ["A"])
        var saved = FetchDescriptor<Trip>()
        saved.includePendingChanges = false
        #expect(try context.fetchCount(saved) == 0)
        #expect(context.hasChanges)
        try context.save()
        #expect(!context.hasChanges)
        #expect(!trip.hasChanges)
        #expect(try context.fetchCount(saved) == 1)
    }

    @Test func deletedModelsAreNotFound() throws {
        let trip = Trip(name: "A")
        context.insert(trip)
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try trips().isEmpty)
        #expect(context.deletedModelsArray.count == 1)
        try context.save()
        #expect(trip.modelContext == nil)
        #expect(trip.name == "A")
        let registered: Trip? = context.registeredModel(for: trip.persistentModelID)
        #expect(registered == nil)
    }

    @Test func rollingBackBringsEverythingBack() throws {
        let kept = Trip(name: "kept")
        let gone = Trip(name: "gone")
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.name = "changed"
        context.delete(gone)
        context.insert(Trip(name: "new"))
        context.rollback()
        #expect(kept.name == "kept")
        #expect(try trips(SortDescriptor(\.name)).map(\.name) == ["gone", "kept"])
        #expect(!context.hasChanges)
    }

    @Test func aValueThatIsUniqueTakesTheOldPlace() throws {
        let first = Trip(name: "A", destination: "Oslo")
        context.insert(first)
        try context.save()
        context.insert(Trip(name: "A", destination: "Rome"))
        try context.save()
        #expect(try trips().map(\.destination) == ["Rome"])
        #expect(first.destination == "Rome")
    }

    @Test func severalValuesCanBeUniqueTogether() throws {
        context.insert(Ticket(train: "ICE 1", seat: 1, passenger: "Ann"))
        context.insert(Ticket(train: "ICE 1", seat: 2, passenger: "Bob"))
        try context.save()
        context.insert(Ticket(train: "ICE 1", seat: 2, passenger: "Eve"))
        try context.save()
        let tickets = try context.fetch(FetchDescriptor<Ticket>(sortBy: [SortDescriptor(\.seat)]))
        #expect(tickets.map(\.passenger) == ["Ann", "Eve"])
    }

    @Test func changesCanBeTakenBack() throws {
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        let trip = Trip(name: "A")
        context.insert(trip)
        trip.name = "B"
        manager.undo()
        #expect(trip.name == "A")
        manager.redo()
        #expect(trip.name == "B")
        manager.undo()
        manager.undo()
        #expect(try trips().isEmpty)
    }

    @Test func deletingByConditionDeletesThoseOnly() throws {
        for name in ["A", "B", "C"] { context.insert(Trip(name: name)) }
        try context.delete(model: Trip.self, where: #Predicate { $0.name > "A" })
        #expect(try trips().map(\.name) == ["A"])
    }

    @Test func identifiersLeadToModels() throws {
        let trip = Trip(name: "A")
        context.insert(trip)
        try context.save()
        let data = try JSONEncoder().encode(trip.persistentModelID)
        let id = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        #expect(context.model(for: id) as? Trip === trip)
        let registered: Trip? = context.registeredModel(for: id)
        #expect(registered === trip)
        #expect(trip.id == id)
        #expect(id.entityName == "Trip")
    }

    @Test func savingIsTold() async throws {
        try await confirmation(expectedCount: 2) { told in
            let center = NotificationCenter.default
            let observers = [ModelContext.willSave, ModelContext.didSave].map { name in
                center.addObserver(forName: name, object: context, queue: nil) { _ in told() }
            }
            context.insert(Trip(name: "A"))
            try context.save()
            observers.forEach(center.removeObserver)
        }
    }

    @Test func theSchemaTellsWhatIsStored() throws {
        let entity = try #require(container.schema.entity(for: Trip.self))
        #expect(entity.name == "Trip")
        #expect(entity.relationshipNames == ["stops", "travellers", "note"])
        #expect(!entity.attributeNames.contains("isSelected"))
        #expect(Set(container.schema.entitiesByName.keys).isSuperset(of: ["Stop", "Traveller"]))
    }
}
