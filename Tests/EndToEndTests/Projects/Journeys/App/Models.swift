import Foundation
import SwiftData

@Model
final class Trip {
    #Index<Trip>([\.name], [\.startDate])

    @Attribute(.unique) var name: String
    var destination: String
    var startDate: Date
    var budget = 100.0
    var tags: [String] = []
    var isDone = false
    var color: TripColor = TripColor.green
    var place: Place?
    @Attribute(.externalStorage) var picture: Data?
    @Attribute(originalName: "remark") var comment: String?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
    var stops: [Stop] = []
    @Relationship(deleteRule: .nullify) var travellers: [Traveller]?
    var note: Note?
    @Transient var isSelected = false

    init(name: String, destination: String = "Oslo", startDate: Date = .now) {
        self.name = name
        self.destination = destination
        self.startDate = startDate
    }

    var title: String { "\(name) → \(destination)" }

    var sortedStops: [Stop] { stops.sorted { $0.order < $1.order } }
}

enum TripColor: String, Codable, CaseIterable {
    case green, blue
}

struct Place: Codable, Hashable {
    var latitude: Double
    var longitude: Double
}

@Model
class Stop {
    var title: String
    var order: Int
    var trip: Trip?

    init(title: String, order: Int, trip: Trip? = nil) {
        self.title = title
        self.order = order
        self.trip = trip
    }
}

@Model
public final class Traveller: Identifiable {
    public var id: UUID = UUID()
    public var name = ""
    var trips: [Trip] = []

    public init(name: String) {
        self.name = name
    }
}

@Model final class Note {
    var text: String
    @Relationship(deleteRule: .deny) var pages: [Page] = []

    init(_ text: String) { self.text = text }
}

@Model final class Page {
    var number: Int
    var note: Note?

    init(number: Int) { self.number = number }
}

@Model final class Ticket {
    #Unique<Ticket>([\.train, \.seat])

    var train: String
    var seat: Int
    var passenger: String

    init(train: String, seat: Int, passenger: String) {
        (self.train, self.seat, self.passenger) = (train, seat, passenger)
    }
}

extension ModelContainer {
    static var forTests: ModelContainer {
        get throws {
            try ModelContainer(
                for: Trip.self, Ticket.self, Note.self,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        }
    }
}
