import SwiftData
import Testing

@testable import Journeys

@MainActor struct RelationshipTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try .forTests
        container.mainContext.autosaveEnabled = false
    }

    @Test func insertingTakesAllThatIsLedToAlong() throws {
        let trip = Trip(name: "A")
        trip.stops = [Stop(title: "one", order: 1), Stop(title: "two", order: 2)]
        context.insert(trip)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 2)
        #expect(trip.stops.allSatisfy { $0.trip === trip })
    }

    @Test func theOtherSideFollows() throws {
        let (first, second) = (Trip(name: "A"), Trip(name: "B"))
        context.insert(first)
        context.insert(second)
        let stop = Stop(title: "one", order: 1, trip: first)
        context.insert(stop)
        #expect(first.stops == [stop])
        stop.trip = second
        #expect(first.stops.isEmpty)
        #expect(second.stops == [stop])
        first.stops.append(stop)
        #expect(stop.trip === first)
        #expect(second.stops.isEmpty)
        first.stops.removeAll()
        #expect(stop.trip == nil)
    }

    @Test func aModelThatIsConnectedIsInserted() throws {
        let trip = Trip(name: "A")
        context.insert(trip)
        let stop = Stop(title: "one", order: 1)
        stop.trip = trip
        #expect(stop.modelContext === context)
    }

    @Test func severalLeadToSeveral() throws {
        let (ann, bob) = (Traveller(name: "Ann"), Traveller(name: "Bob"))
        let trip = Trip(name: "A")
        trip.travellers = [ann, bob]
        context.insert(trip)
        let other = Trip(name: "B")
        context.insert(other)
        ann.trips.append(other)
        #expect(other.travellers == [ann])
        try context.save()
        let second = ModelContext(container)
        let travellers = try second.fetch(
            FetchDescriptor<Traveller>(sortBy: [SortDescriptor(\.name)]))
        #expect(travellers.map { $0.trips.map(\.name).sorted() } == [["A", "B"], ["A"]])
    }

    @Test func deletingFollowsTheRules() throws {
        let trip = Trip(name: "A")
        let ann = Traveller(name: "Ann")
        trip.stops = [Stop(title: "one", order: 1)]
        trip.travellers = [ann]
        context.insert(trip)
        try context.save()
        context.delete(trip)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Traveller>()) == 1)
        #expect(ann.trips.isEmpty)
    }

    @Test func aRuleCanForbidToDelete() throws {
        let note = Note("n")
        note.pages = [Page(number: 1)]
        context.insert(note)
        try context.save()
        context.delete(note)
        #expect(throws: (any Error).self) { try context.save() }
        note.pages.first.map(context.delete)
        context.delete(note)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Note>()) == 0)
    }

    @Test func withoutAnotherSideItLeadsOneWay() throws {
        let trip = Trip(name: "A")
        trip.note = Note("n")
        context.insert(trip)
        try context.save()
        try context.delete(model: Note.self)
        try context.save()
        let found = try ModelContext(container).fetch(FetchDescriptor<Trip>()).first
        #expect(found?.note == nil)
    }

    @Test func conditionsFollowRelationships() throws {
        let trip = Trip(name: "A")
        trip.stops = [Stop(title: "one", order: 1)]
        context.insert(trip)
        context.insert(Trip(name: "B"))
        let withStops = #Predicate<Trip> { trip in trip.stops.contains { $0.title == "one" } }
        #expect(try context.fetch(FetchDescriptor(predicate: withStops)).map(\.name) == ["A"])
        let name = "A"
        let ofTrip = #Predicate<Stop> { $0.trip?.name == name }
        #expect(try context.fetchCount(FetchDescriptor(predicate: ofTrip)) == 1)
        let id = trip.persistentModelID
        let byIdentifier = #Predicate<Trip> { $0.persistentModelID == id }
        #expect(try context.fetchCount(FetchDescriptor(predicate: byIdentifier)) == 1)
    }
}
