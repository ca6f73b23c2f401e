import Foundation

/// Why the service had no answer, as far as it matters to the person who asked.
enum DirectoryError: Error {
  case refused, unknownPerson, offline, unavailable

  init(_ error: Error) {
    switch error {
    case let error as DirectoryError: self = error
    case URLError.notConnectedToInternet: self = .offline
    default: self = .unavailable
    }
  }

  var message: String {
    switch self {
    case .refused: String(localized: "error.refused")
    case .unknownPerson: String(localized: "error.unknownPerson")
    case .offline: String(localized: "error.offline")
    case .unavailable: String(localized: "error.unavailable")
    }
  }
}
