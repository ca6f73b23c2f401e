public import Foundation

/// A film or sound, of which nothing is known.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Something at an address.
  public convenience init(url URL: URL) { self.init() }

  /// How long it is: unknown.
  open var duration: CMTime { .indefinite }
  /// Whether it can be played: no.
  open var isPlayable: Bool { false }
}

/// A film or sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public let url: URL

  /// Something at an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}
