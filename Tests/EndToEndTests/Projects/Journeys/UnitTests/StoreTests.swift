import SwiftData
import Testing

@testable import Journeys

@MainActor struct StoreTests {
    private let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).store")

    private func container() throws -> ModelContainer {
        try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
    }

    @Test func filesAreReadAgain() throws {
        do {
            let context = ModelContext(try container())
            let trip = Trip(name: "A", startDate: Date(timeIntervalSince1970: 0.1))
            trip.stops = [Stop(title: "one", order: 1)]
            trip.picture = Data([1, 2, 3])
            trip.budget = .infinity
            context.insert(trip)
            context.insert(Trip(name: "B"))
            try context.save()
            trip.comment = "later"
            try context.delete(model: Trip.self, where: #Predicate { $0.name == "B" })
            try context.save()
        }
        let trips = try ModelContext(container()).fetch(FetchDescriptor<Trip>())
        let trip = try #require(trips.first)
        #expect(trips.count == 1)
        #expect(trip.startDate == Date(timeIntervalSince1970: 0.1))
        #expect(trip.picture == Data([1, 2, 3]))
        #expect(trip.budget == .infinity)
        #expect(trip.comment == "later")
        #expect(trip.stops.map(\.title) == ["one"])
        #expect(trip.stops.first?.trip === trip)
    }

    @Test func twoContainersOfAFileHaveTheSameModels() throws {
        let (first, second) = (try container(), try container())
        let context = ModelContext(first)
        context.insert(Trip(name: "A"))
        try context.save()
        #expect(try ModelContext(second).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func aContainerOfMoreClassesFindsTheirModels() throws {
        let all = try ModelContainer(
            for: Trip.self, Ticket.self, configurations: ModelConfiguration(url: file))
        let context = ModelContext(all)
        context.insert(Ticket(train: "ICE 1", seat: 1, passenger: "Ann"))
        try context.save()
        let fewer = try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: file))
        #expect(try ModelContext(fewer).fetchCount(FetchDescriptor<Note>()) == 0)
        let again = try ModelContainer(for: Ticket.self, configurations: ModelConfiguration(url: file))
        #expect(try ModelContext(again).fetchCount(FetchDescriptor<Ticket>()) == 1)
    }

    @Test func anotherFileIsNoStore() throws {
        try Data("something else\n".utf8).write(to: file)
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try container() }
    }

    @Test func savingCanBeForbidden() throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(url: file, allowsSave: false))
        let context = ModelContext(container)
        context.insert(Trip(name: "A"))
        #expect(throws: (any Error).self) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test func changesAreSavedAfterSomeTime() async throws {
        let container = try container()
        container.mainContext.insert(Trip(name: "A"))
        #expect(container.mainContext.hasChanges)
        try await Task.sleep(for: .seconds(11))
        #expect(!container.mainContext.hasChanges)
    }

    @Test func everythingCanBeDeleted() throws {
        let container = try container()
        container.mainContext.insert(Trip(name: "A"))
        try container.mainContext.save()
        container.deleteAllData()
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}

@MainActor struct ActorTests {
    @Test func otherContextsSeeWhatAnActorSaves() async throws {
        let container = try ModelContainer.forTests
        let trip = Trip(name: "A")
        container.mainContext.insert(trip)
        try container.mainContext.save()
        let importer = Importer(modelContainer: container)
        try await importer.rename(trip.persistentModelID, to: "B")
        #expect(trip.name == "B")
        try await importer.load(["C", "D"])
        #expect(await importer.imported == 2)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 3)
        try await importer.remove(trip.persistentModelID)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
        #expect(trip.modelContext == nil)
        let registered: Trip? = container.mainContext.registeredModel(for: trip.persistentModelID)
        #expect(registered == nil)
    }
}
