import SessionProtocol

/// Why an element could not be had.
enum ResolutionFailure: Error, Hashable {
  /// The app does not run.
  case notRunning
  /// Nothing matches; the text is what Xcode puts after "No matches found for".
  case noMatch(String)
  /// More than one element matches a query that must have one, which is named by its address.
  case severalMatches(query: String)

  /// The failure as Xcode words it after "Failed to …: ".
  var message: String {
    switch self {
    case .notRunning: Wording.notRunning
    case .noMatch(let reason): Wording.noMatches(for: reason)
    case .severalMatches(let query): Wording.severalMatches(for: query)
    }
  }

  /// What is in the way, for whoever looks for a cause.
  var obstacle: ElementObstacle {
    switch self {
    case .notRunning: .notRunning
    case .noMatch: .noMatch
    case .severalMatches: .severalMatches
    }
  }
}
