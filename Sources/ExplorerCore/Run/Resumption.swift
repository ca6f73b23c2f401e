import SessionProtocol

/// The way to a place of a run, for finding the corresponding place in a run of other sources.
///
/// Lines move with every edit, so a place is known by what happens there, the calls that lead to it
/// by their names, and how often the same has happened before.
struct Resumption: Hashable, Sendable {
  /// What stops of runs of different sources are compared by.
  private struct Place: Hashable {
    var kind: String
    var functions: [String]
  }

  /// A place, and which one of its kind it is.
  private struct Occurrence: Hashable {
    var place: Place
    var number: Int
  }

  /// What an event of the new run is on the way.
  enum Progress: Hashable {
    /// The place that is looked for.
    case here
    /// A failure that the old run did not have.
    case newFailure
    /// Anything else.
    case onTheWay
  }

  private var counts: [Place: Int] = [:]
  private let known: Set<Occurrence>
  private let target: Occurrence
  /// Whether the place is the end of the test, which no run stops at.
  let leadsToEnd: Bool
  /// Index of the latest event of the new run that the old one had too.
  private(set) var lastCommon: Int?

  /// Remembers where a run is.
  ///
  /// - Parameters:
  ///   - events: The events of the run.
  ///   - position: Index of the one that it is at.
  init?(events: [Event], position: Int) {
    var counts: [Place: Int] = [:]
    var known: Set<Occurrence> = []
    var latest: (occurrence: Occurrence, event: Event)?
    for event in events.prefix(while: { $0.index <= position }) where event.isStop {
      let occurrence = Self.count(event, in: &counts)
      known.insert(occurrence)
      latest = (occurrence, event)
    }
    guard let latest else { return nil }
    self.known = known
    target = latest.occurrence
    leadsToEnd = if case .testEnded = latest.event.content { true } else { false }
  }

  /// Takes a stop of the new run in.
  mutating func receive(_ event: Event) -> Progress {
    let occurrence = Self.count(event, in: &counts)
    if occurrence == target {
      lastCommon = event.index
      return .here
    }
    if known.contains(occurrence) {
      lastCommon = event.index
    } else if event.isFailure {
      return .newFailure
    }
    return .onTheWay
  }

  private static func count(_ event: Event, in counts: inout [Place: Int]) -> Occurrence {
    let place = Place(kind: event.content.kind, functions: event.stack.map(\.function))
    let number = counts[place, default: 0] + 1
    counts[place] = number
    return Occurrence(place: place, number: number)
  }
}
