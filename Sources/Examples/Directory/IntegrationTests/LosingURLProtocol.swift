import Foundation

/// Loses the first request of a session; the others go their way.
final class LosingURLProtocol: URLProtocol {
  nonisolated(unsafe) private static var losses = 0

  static func session(losing losses: Int) -> URLSession {
    self.losses = losses
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [LosingURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { losses > 0 }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    Self.losses -= 1
    client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
  }

  override func stopLoading() {}
}
