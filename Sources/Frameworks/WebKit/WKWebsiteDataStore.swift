public import Foundation
public import FoundationNetworking

/// What pages have left on the device: nothing.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  private static let kept = WKWebsiteDataStore()

  /// The lasting one.
  open class func `default`() -> WKWebsiteDataStore { kept }
  /// One that is forgotten.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// All kinds of what pages leave.
  open class func allWebsiteDataTypes() -> Set<String> {
    ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"]
  }
  /// Cookies.
  public let httpCookieStore = WKHTTPCookieStore()
  /// Whether it lasts.
  open var isPersistent: Bool { self === Self.kept }

  /// Tells what pages have left: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }

  /// What pages have left: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }

  /// Removes what pages have left.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Removes what pages have left.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}

  /// Removes what some pages have left.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// Removes what some pages have left.
  open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async
  {}
}

/// What one page has left.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// Whose it is.
  open var displayName: String { "" }
}

/// Cookies of pages.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
  private var cookies: [HTTPCookie] = []

  /// Adds one.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.append(cookie)
    completionHandler?()
  }

  /// Adds one.
  open func setCookie(_ cookie: HTTPCookie) async { cookies.append(cookie) }

  /// Removes one.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    cookies.removeAll { $0 == cookie }
    completionHandler?()
  }

  /// Tells all.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    completionHandler(cookies)
  }

  /// All.
  open func allCookies() async -> [HTTPCookie] { cookies }
}
