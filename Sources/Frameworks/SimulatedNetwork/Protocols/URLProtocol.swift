public import Foundation
public import FoundationNetworking
import Synchronization

/// What answers requests: one for each, made by a session of the first class that can.
///
/// Teams make subclasses to answer requests in tests, and hand them to a session by
/// `URLSessionConfiguration.protocolClasses`, or to the shared one by ``registerClass(_:)``.
open class URLProtocol: NSObject, @unchecked Sendable {
  /// The request to answer.
  open private(set) var request: URLRequest
  /// An answer that is there already.
  open private(set) var cachedResponse: CachedURLResponse?
  /// Told what the answer is.
  open private(set) var client: (any URLProtocolClient)?
  /// The task whose request it is.
  open internal(set) var task: URLSessionTask?

  /// Prepares to answer a request.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    self.request = request
    self.cachedResponse = cachedResponse
    self.client = client
    super.init()
  }

  /// Whether the class answers a request.
  open class func canInit(with request: URLRequest) -> Bool { false }

  /// Whether the class answers a task's request.
  open class func canInit(with task: URLSessionTask) -> Bool {
    task.currentRequest.map { canInit(with: $0) } ?? false
  }

  /// The form of a request that equals all others that ask for the same.
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Whether one answer will do for both requests.
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }

  /// Starts to answer.
  open func startLoading() {}

  /// Stops to answer.
  open func stopLoading() {}

  /// What ``setProperty(_:forKey:in:)`` has kept with a request.
  open class func property(forKey key: String, in request: URLRequest) -> Any? {
    FoundationNetworking.URLProtocol.property(forKey: key, in: request)
  }

  /// Keeps a value with a request, such as the mark that it has been seen.
  open class func setProperty(
    _ value: Any, forKey key: String, in request: NSMutableURLRequest
  ) {
    FoundationNetworking.URLProtocol.setProperty(value, forKey: key, in: request)
  }

  /// Removes what ``setProperty(_:forKey:in:)`` has kept with a request.
  open class func removeProperty(forKey key: String, in request: NSMutableURLRequest) {
    FoundationNetworking.URLProtocol.removeProperty(forKey: key, in: request)
  }

  private static let registered = Mutex<[URLProtocol.Type]>([])

  /// Has a class asked for the requests of the shared session, before those registered earlier.
  @discardableResult
  open class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard let type = protocolClass as? URLProtocol.Type else { return false }
    registered.withLock { $0.insert(type, at: 0) }
    return true
  }

  /// Has a class asked no more.
  open class func unregisterClass(_ protocolClass: AnyClass) {
    registered.withLock { list in
      if let index = list.firstIndex(where: { $0 == protocolClass }) { list.remove(at: index) }
    }
  }

  /// The classes that ``registerClass(_:)`` has added, latest first.
  static var registeredClasses: [URLProtocol.Type] { registered.withLock { $0 } }
}
