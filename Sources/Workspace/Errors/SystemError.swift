import Foundation
import Glibc

/// The system's words for what went wrong.
package enum SystemError {
  /// The reason for the latest failed call.
  static var current: String { text(errno) }

  /// The system's words for an error of Foundation's, whose own name a number.
  ///
  /// - Parameter error: The error.
  /// - Returns: The words; Foundation's own where the system has not said any.
  package static func text(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let cause, cause.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return text(Int32(truncatingIfNeeded: cause.code))
  }

  /// The reason that an error number stands for.
  package static func text(_ number: Int32) -> String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
