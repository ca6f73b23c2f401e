public import Foundation
public import FoundationNetworking

/// Told about a session.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  /// The session has ended.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  /// A server asks who is there; nobody asks in the simulated network.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)
  /// Everything that was to be told after a start in the background has been.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

extension URLSessionDelegate {
  /// Takes no note of it.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}

  /// Leaves it to the system.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    completionHandler(.performDefaultHandling, nil)
  }

  /// Takes no note of it.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}
