public import Foundation

/// Why there is no small picture.
public struct QLThumbnailError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons as QuickLookThumbnailing numbers them.
  public enum Code: Int, Sendable {
    case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
    case requestCancelled
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "QLThumbnailErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
