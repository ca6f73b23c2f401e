public import Foundation

/// Purchases outside of the App Store, for which apps need an allowance that none has here.
public enum ExternalPurchase: Sendable {
  /// What the person answers to the notice.
  public enum NoticeResult: Hashable, Sendable {
    /// They do not go on.
    case cancelled
    /// They go on.
    case continuedWithExternalPurchaseToken(token: String)
  }

  /// Whether the app may: it may not.
  public static var canPresent: Bool { get async { false } }

  /// Tells the person that they leave the store.
  ///
  /// - Throws: That the app may not.
  public static func presentNoticeSheet() async throws -> NoticeResult {
    throw StoreKitError.notEntitled
  }
}

/// Links to purchases outside of the App Store, for which apps need an allowance that none has here.
public enum ExternalPurchaseLink: Sendable {
  /// Whether the app may: it may not.
  public static var canOpen: Bool { get async { false } }

  /// Where the app may lead: nowhere.
  public static var eligibleURLs: [URL]? { get async { nil } }

  /// Opens the link.
  ///
  /// - Throws: That the app may not.
  public static func open() async throws { throw StoreKitError.notEntitled }

  /// Opens a link.
  ///
  /// - Throws: That the app may not.
  public static func open(url: URL) async throws { throw StoreKitError.notEntitled }
}

/// Links to accounts outside of the app, for which apps need an allowance that none has here.
public enum ExternalLinkAccount: Sendable {
  /// Whether the app may: it may not.
  public static var canOpen: Bool { get async { false } }

  /// Opens the link.
  ///
  /// - Throws: That the app may not.
  public static func open() async throws { throw StoreKitError.notEntitled }
}
