import XCTest

@testable import RouteGuide

/// Answers as a test wants it to.
struct StubTimetableService: TimetableService {
  var departures: Result<[Departure], Error> = .success([
    Departure(minute: 9 * 60 + 5, destination: "stop.pier"),
    Departure(minute: 23 * 60 + 40, destination: "stop.island"),
  ])
  var notice: String?

  func departures(of route: Route) async throws -> [Departure] {
    try await Task.sleep(nanoseconds: 300_000_000)
    return try departures.get()
  }

  func notice(for route: Route) async -> String? { notice }
}
