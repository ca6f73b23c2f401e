public import Foundation
public import FoundationNetworking

/// Told by a ``URLProtocol`` what the answer to a request is.
public protocol URLProtocolClient: AnyObject, Sendable {
  /// The answer is at another address.
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
  /// An answer that is there already will do.
  func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
  /// The response has come.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  /// A part of the body has come.
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  /// The body is complete.
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  /// There is no answer.
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
  /// The server asks who is there.
  func urlProtocol(
    _ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
  /// The server no longer asks.
  func urlProtocol(
    _ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
}
