public import Foundation
public import SimulatedUIKit

/// Signs in on a page of the web.
///
/// There is no such page here: it ends as when the person leaves the page.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// Told how it ended.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let completion: CompletionHandler
  /// Says where the page shows.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of earlier ones.
  open var prefersEphemeralWebBrowserSession = false
  /// Further lines of the request.
  open var additionalHeaderFields: [String: String]?
  /// Whether it can begin.
  open var canStart: Bool { true }

  /// Begins at an address, and ends at one with a scheme.
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
    super.init()
  }

  /// Begins at an address, and ends at another one.
  public init(
    url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler
  ) {
    completion = completionHandler
    super.init()
  }

  /// Where it ends.
  public struct Callback: Sendable {
    /// At an address with a scheme of the app's.
    public static func customScheme(_ scheme: String) -> Callback { Callback() }
    /// At an address of a server.
    public static func https(host: String, path: String) -> Callback { Callback() }
  }

  /// Shows the page, which the person leaves.
  @discardableResult
  open func start() -> Bool {
    let completion = completion
    Task { @MainActor in
      completion(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }
    return true
  }

  /// Takes the page away.
  open func cancel() {}
}

/// Why signing in on a page has failed.
public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided
    case presentationContextInvalid
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The person has left the page.
  public static let canceledLogin = Code.canceledLogin
  /// The domain of these errors.
  public static var errorDomain: String {
    "com.apple.AuthenticationServices.WebAuthenticationSession"
  }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nothing more is known.
  public var userInfo: [String: Any] { [:] }
}

/// Where something shows.
public typealias ASPresentationAnchor = UIWindow

/// Says where the page shows.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
