@_exported public import Foundation

/// What is known of a link.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that answered.
  open var url: URL?
  /// The page's title.
  open var title: String?
  /// The page's icon.
  open var iconProvider: NSObject?
  /// The page's picture.
  open var imageProvider: NSObject?
  /// Where the page's film is.
  open var remoteVideoURL: URL?

  /// Knows nothing yet.
  public override init() { super.init() }
}
