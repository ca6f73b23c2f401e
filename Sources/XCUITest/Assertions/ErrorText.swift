import Foundation

/// Words thrown errors as XCTest does.
enum ErrorText {
  /// The error's own description if it has one, else the value as Swift prints it; errors of
  /// Foundation as logs of Xcode show them.
  static func describe(_ error: any Error) -> String {
    if type(of: error) is NSError.Type { return describe(error as NSError) }
    return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
  }

  private static func describe(_ error: NSError) -> String {
    let description = (error.userInfo[NSLocalizedDescriptionKey] as? String).map { "\"\($0)\"" }
    let head = "Error Domain=\(error.domain) Code=\(error.code) \(description ?? "\"(null)\"")"
    guard !error.userInfo.isEmpty else { return head }
    let entries = error.userInfo.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return head + " UserInfo={\(entries.joined(separator: ", "))}"
  }
}
