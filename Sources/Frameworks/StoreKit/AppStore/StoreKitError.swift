public import Foundation
import FoundationNetworking

/// Why the store could not do something.
public enum StoreKitError: Error, LocalizedError, Sendable {
  /// Nobody knows.
  case unknown
  /// The person did not want to.
  case userCancelled
  /// There is no network.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// Not in this country.
  case notAvailableInStorefront
  /// The app may not.
  case notEntitled
  /// Not on this system.
  case unsupported

  /// What is wrong, for persons.
  public var errorDescription: String? {
    switch self {
    case .unknown: "Unable to Complete Request"
    case .userCancelled: "Request Canceled"
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "Item Unavailable"
    case .notEntitled: "Not Entitled"
    case .unsupported: "Unsupported"
    }
  }

  /// Why it is wrong, for persons.
  public var failureReason: String? {
    switch self {
    case .unknown: "An unknown error occurred."
    case .notAvailableInStorefront: "The item is not available in your country or region."
    default: nil
    }
  }

  /// What a person may do.
  public var recoverySuggestion: String? {
    if case .userCancelled = self { nil } else { "Please try again later." }
  }

  /// The error for a reason of the store.
  package init(_ failure: StoreFailure.GenericFailure) {
    switch failure {
    case .unknown: self = .unknown
    case .userCancelled: self = .userCancelled
    case .network: self = .networkError(URLError(.notConnectedToInternet))
    case .system: self = .systemError(SKError(.unknown))
    case .notAvailableInStorefront: self = .notAvailableInStorefront
    case .notEntitled: self = .notEntitled
    }
  }
}

extension StoreFailure {
  /// The error that an app gets.
  var error: any Error {
    switch self {
    case .generic(let failure): StoreKitError(failure)
    case .purchase(let error): error
    case .refund(let error): error
    case .verification: StoreKitError.unknown
    }
  }
}
