public import Foundation

/// An address in words.
@available(iOS26 )
open class MKAddress: NSObject, @unchecked Sendable {
  /// All of it.
  public let fullAddress: String
  /// Its most important part.
  public let shortAddress: String?

  /// Creates an address; `nil` where it is empty.
  ///
  /// - Parameters:
  ///   - fullAddress: All of it.
  ///   - shortAddress: Its most important part.
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
    super.init()
  }
}
