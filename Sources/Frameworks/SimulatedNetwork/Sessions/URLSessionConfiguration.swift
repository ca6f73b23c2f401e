public import Foundation
public import FoundationNetworking

/// How a session sends its requests.
///
/// What the simulated network heeds: headers, timeouts, ``protocolClasses`` and
/// ``waitsForConnectivity``. Nothing is cached, and cookies are not sent by themselves.
open class URLSessionConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// How requests over several networks are sent.
  public enum MultipathServiceType: Int, Sendable {
    /// Over one.
    case none = 0
    /// Over the other when one fails.
    case handover = 1
    /// Over whichever is faster.
    case interactive = 2
    /// Over both.
    case aggregate = 3
  }

  /// The usual configuration.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// One that keeps nothing.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// One whose tasks go on while the app does not run; here as long as it runs.
  open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  /// Name of a configuration for the background.
  open private(set) var identifier: String?
  /// What requests that say nothing may take from the cache.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// Seconds for which a request may go unanswered.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds after which a task must have ended.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// What the requests are for.
  open var networkServiceType = URLRequest.NetworkServiceType.default
  /// Whether a cellular network will do.
  open var allowsCellularAccess = true
  /// Whether an expensive network will do.
  open var allowsExpensiveNetworkAccess = true
  /// Whether a network on which the person saves data will do.
  open var allowsConstrainedNetworkAccess = true
  /// Whether requests without a connection wait for one.
  open var waitsForConnectivity = false
  /// Whether the system may choose when to send.
  open var isDiscretionary = false
  /// Where data is shared with extensions.
  open var sharedContainerIdentifier: String?
  /// Whether the app is started when its tasks end.
  open var sessionSendsLaunchEvents = false
  /// Whether requests are sent before earlier ones are answered.
  open var httpShouldUsePipelining = false
  /// Whether cookies are sent.
  open var httpShouldSetCookies = true
  /// Whose cookies are kept.
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  /// Header fields of requests that do not have them.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How many connections to a host there may be.
  open var httpMaximumConnectionsPerHost = 6
  /// Where cookies are kept.
  open var httpCookieStorage: HTTPCookieStorage? = .shared
  /// Where credentials are kept.
  open var urlCredentialStorage: URLCredentialStorage? = .shared
  /// Where answers are kept.
  open var urlCache: URLCache? = .shared
  /// Whether connections outlive the app's time in the background.
  open var shouldUseExtendedBackgroundIdleMode = false
  /// Which proxies are asked.
  open var connectionProxyDictionary: [AnyHashable: Any]?
  /// How requests over several networks are sent.
  open var multipathServiceType = MultipathServiceType.none
  /// Subclasses of ``URLProtocol`` that are asked first, in this order.
  open var protocolClasses: [AnyClass]? = []

  /// Creates the usual configuration.
  public override init() { super.init() }

  /// A copy that no longer follows this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = URLSessionConfiguration()
    copy.identifier = identifier
    copy.requestCachePolicy = requestCachePolicy
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.networkServiceType = networkServiceType
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.waitsForConnectivity = waitsForConnectivity
    copy.isDiscretionary = isDiscretionary
    copy.sharedContainerIdentifier = sharedContainerIdentifier
    copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.httpShouldSetCookies = httpShouldSetCookies
    copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    copy.httpCookieStorage = httpCookieStorage
    copy.urlCredentialStorage = urlCredentialStorage
    copy.urlCache = urlCache
    copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
    copy.connectionProxyDictionary = connectionProxyDictionary
    copy.multipathServiceType = multipathServiceType
    copy.protocolClasses = protocolClasses
    return copy
  }
}
