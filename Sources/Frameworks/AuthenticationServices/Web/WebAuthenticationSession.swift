public import Foundation
public import SimulatedUI

/// Signs in on a page of the web, which a view asks for; it ends as when the person leaves the page.
public struct WebAuthenticationSession: Sendable {
  /// Which memory of earlier pages there is.
  public enum BrowserSession: Sendable {
    case ephemeral
    case shared
  }

  /// Signs in.
  ///
  /// - Throws: ``ASWebAuthenticationSessionError``, as there is no such page.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }

  /// Signs in.
  ///
  /// - Throws: ``ASWebAuthenticationSessionError``, as there is no such page.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  /// Signs in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
