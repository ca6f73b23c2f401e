import Foundation

/// Why there is no timetable.
enum TimetableError: Error {
  case notReachable
}

/// Knows when trams and boats leave.
protocol TimetableService {
  /// The next departures of a route.
  func departures(of route: Route) async throws -> [Departure]
  /// What travellers should know today; nil on an ordinary day.
  func notice(for route: Route) async -> String?
}

/// The service of the bay's transport office, which takes its time.
struct OfficeTimetableService: TimetableService {
  func departures(of route: Route) async throws -> [Departure] {
    try await Task.sleep(nanoseconds: 700_000_000)
    return (0..<5).map { number in
      Departure(
        minute: 9 * 60 + 50 + number * (route.minutes + 6),
        destination: route.stops.last ?? route.name)
    }
  }

  func notice(for route: Route) async -> String? {
    try? await Task.sleep(nanoseconds: 1_100_000_000)
    return route.kind == .boat ? "notice.swell" : nil
  }
}
