import Foundation
import FoundationNetworking

extension URLError {
  /// The error of a request, in the words of iOS.
  ///
  /// - Parameters:
  ///   - code: What is wrong.
  ///   - request: The request that failed.
  ///   - description: Instead of the words of iOS.
  /// - Returns: The error.
  static func simulated(
    _ code: Code, for request: URLRequest?, description: String? = nil
  ) -> URLError {
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: description ?? code.words
    ]
    if let url = request?.url {
      information[NSURLErrorFailingURLErrorKey] = url
      information[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    return URLError(code, userInfo: information)
  }
}

extension URLError.Code {
  /// How iOS words it (`localizedDescription` of errors in logs of apps).
  fileprivate var words: String {
    switch self {
    case .badURL: "bad URL"
    case .unsupportedURL: "unsupported URL"
    case .cancelled: "cancelled"
    case .timedOut: "The request timed out."
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .cannotConnectToHost: "Could not connect to the server."
    case .networkConnectionLost: "The network connection was lost."
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .fileDoesNotExist: "The requested URL was not found on this server."
    case .badServerResponse: "There was a bad response from the server."
    case .httpTooManyRedirects: "too many HTTP redirects"
    case .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made."
    default: "The operation couldn’t be completed. (NSURLErrorDomain error \(rawValue).)"
    }
  }

  /// The code of a name, such as `timedOut`, as fixtures give it.
  static func named(_ name: String) -> URLError.Code? {
    let codes: [String: URLError.Code] = [
      "badServerResponse": .badServerResponse, "cancelled": .cancelled,
      "cannotConnectToHost": .cannotConnectToHost, "cannotFindHost": .cannotFindHost,
      "dnsLookupFailed": .dnsLookupFailed, "networkConnectionLost": .networkConnectionLost,
      "notConnectedToInternet": .notConnectedToInternet,
      "secureConnectionFailed": .secureConnectionFailed, "timedOut": .timedOut,
      "cannotParseResponse": .cannotParseResponse, "dataNotAllowed": .dataNotAllowed,
      "serverCertificateUntrusted": .serverCertificateUntrusted,
    ]
    return codes[name]
  }
}
