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
    case .notRunning:
      "Application is not running, unable to get Accessibility data. Did you call -launch?"
    case .noMatch(let reason): "No matches found for \(reason)"
    case .severalMatches(let query):
      "Find single matching element. Multiple matching elements found for "
        + "<XCUIElementQuery: \(query)>."
    }
  }
}
