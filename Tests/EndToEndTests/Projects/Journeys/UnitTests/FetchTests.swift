import SwiftData
import Testing

@testable import Journeys

@MainActor struct FetchTests {
    private let context: ModelContext

    init() throws {
        context = ModelContext(try .forTests)
        for (index, name) in ["Trip 10", "trip 9", "Álvaro", "alva", "Zoë", "_x", "-y"].enumerated() {
            let trip = Trip(name: name, startDate: Date(timeIntervalSince1970: Double(index)))
            trip.budget = Double(index % 2)
            context.insert(trip)
        }
        try context.save()
    }

    private func names(_ descriptor: FetchDescriptor<Trip>) throws -> [String] {
        try context.fetch(descriptor).map(\.name)
    }

    @Test func textsAreInTheOrderThatPersonsExpect() throws {
        let expected = ["_x", "-y", "alva", "Álvaro", "trip 9", "Trip 10", "Zoë"]
        #expect(try names(FetchDescriptor(sortBy: [SortDescriptor(\.name)])) == expected)
        let reversed = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, order: .reverse)])
        #expect(try names(reversed) == expected.reversed())
        let lexical = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name, comparator: .lexical)])
        #expect(try names(lexical) == ["-y", "Trip 10", "Zoë", "_x", "alva", "trip 9", "Álvaro"])
    }

    @Test func laterDescriptorsDecideWhereEarlierDoNot() throws {
        let descriptor = FetchDescriptor<Trip>(sortBy: [
            SortDescriptor(\.budget, order: .reverse), SortDescriptor(\.startDate, order: .reverse),
        ])
        #expect(
            try names(descriptor) == ["_x", "alva", "trip 9", "-y", "Zoë", "Álvaro", "Trip 10"])
    }

    @Test func partsOfWhatIsFound() throws {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate)])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        #expect(try names(descriptor) == ["trip 9", "Álvaro"])
        #expect(try context.fetchCount(descriptor) == 2)
        var visited: [String] = []
        try context.enumerate(descriptor) { visited.append($0.name) }
        #expect(visited == ["trip 9", "Álvaro"])
        #expect(try context.fetchIdentifiers(descriptor).count == 2)
        #expect(try context.fetch(descriptor, batchSize: 1).first?.name == "trip 9")
    }

    @Test func conditionsLookForTextsAsPersonsDo() throws {
        let search = "ALV"
        let found = #Predicate<Trip> { $0.name.localizedStandardContains(search) }
        #expect(
            try names(FetchDescriptor(predicate: found, sortBy: [SortDescriptor(\.startDate)]))
                == ["Álvaro", "alva"])
        let starts = #Predicate<Trip> { $0.name.starts(with: "Trip") && $0.budget < 1 }
        #expect(try names(FetchDescriptor(predicate: starts)) == ["Trip 10"])
        let same = ComparisonResult.orderedSame
        let whatever = #Predicate<Trip> { $0.name.caseInsensitiveCompare("TRIP 10") == same }
        #expect(try names(FetchDescriptor(predicate: whatever)) == ["Trip 10"])
        let exactly = #Predicate<Trip> { $0.name.localizedCompare("Zoë") == same }
        #expect(try names(FetchDescriptor(predicate: exactly)) == ["Zoë"])
    }

    @Test func conditionsCanAskOthers() throws {
        let early = Date(timeIntervalSince1970: 3)
        let first = #Predicate<Trip> { $0.startDate < early }
        let second = #Predicate<Trip> { trip in trip.budget == 1 }
        let both = #Predicate<Trip> { first.evaluate($0) && second.evaluate($0) }
        #expect(try names(FetchDescriptor(predicate: both)) == ["trip 9"])
    }

    @Test func withoutAnOrderTheyComeAsTheyWereMade() throws {
        #expect(try names(FetchDescriptor()).first == "Trip 10")
        #expect(try names(FetchDescriptor()).last == "-y")
    }
}
