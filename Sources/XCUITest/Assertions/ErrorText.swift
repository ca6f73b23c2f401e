import Foundation

/// Words thrown errors as XCTest does.
enum ErrorText {
  /// The error's own description if it has one, else the value as Swift prints it.
  static func describe(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }
}
